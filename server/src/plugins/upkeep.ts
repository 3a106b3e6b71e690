import plugin from 'fastify-plugin';
import { removeExpired } from '../accounts/removeExpired';

const anHour = 3_600_000;

/** Clears away, once an hour, what has expired. Every instance may do it: it is a few deletions. */
export const upkeep = plugin(async (app) => {
  const timer = setInterval(() => {
    removeExpired(app.database).catch((error) => app.log.warn({ err: error }, 'the upkeep failed'));
  }, anHour);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
});
