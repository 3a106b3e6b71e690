import plugin from 'fastify-plugin';
import type { Database } from '../db/openDatabase';
import { adoptPictures } from '../profiles/adoptPictures';
import { pruneSearchWords } from '../tutors/changes';
import { removeExpired } from './changes';

const anHour = 3_600_000;
const tenMinutes = 600_000;

const tidy = async (database: Database): Promise<void> => {
  await removeExpired(database);
  await pruneSearchWords(database);
};

/**
 * Clears away, once an hour, what is not needed any more, and fetches pictures that still stand elsewhere. Every instance
 * may do it: it is a few deletions, and mostly no picture.
 */
export const upkeep = plugin(async (app) => {
  const every = (milliseconds: number, work: () => Promise<void>) => {
    const timer = setInterval(() => {
      work().catch((error) => app.log.warn({ err: error }, 'the upkeep failed'));
    }, milliseconds);
    timer.unref();
    app.addHook('onClose', async () => clearInterval(timer));
  };
  every(anHour, () => tidy(app.database));
  every(tenMinutes, () => adoptPictures(app));
});
