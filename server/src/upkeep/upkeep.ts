import plugin from 'fastify-plugin';
import type { Database } from '../db/openDatabase';
import { pruneSearchWords } from '../tutors/changes';
import { removeExpired } from './changes';

const anHour = 3_600_000;

const tidy = async (database: Database): Promise<void> => {
  await removeExpired(database);
  await pruneSearchWords(database);
};

/** Clears away, once an hour, what is not needed any more. Every instance may do it: it is a few deletions. */
export const upkeep = plugin(async (app) => {
  const timer = setInterval(() => {
    tidy(app.database).catch((error) => app.log.warn({ err: error }, 'the upkeep failed'));
  }, anHour);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
});
