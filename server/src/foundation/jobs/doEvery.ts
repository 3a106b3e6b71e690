import type { FastifyInstance } from 'fastify';

/** The name of periodic work in the metrics. */
export type BackgroundWork = 'release' | 'checkouts' | 'refunds' | 'calendars' | 'jobs';

/**
 * Runs work periodically until the server closes. Runs do not overlap. A failure is logged and counted, and the work runs again at its
 * next time.
 *
 * @param milliseconds between the starts of two runs
 */
export const doEvery = (
  app: FastifyInstance,
  milliseconds: number,
  work: BackgroundWork,
  run: () => Promise<unknown>,
): void => {
  let isUnderWay = false;
  const timer = setInterval(async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      await run();
    } catch (error) {
      app.metrics.countFailure(work);
      app.log.warn({ err: error, work }, 'periodic work failed');
    } finally {
      isUnderWay = false;
    }
  }, milliseconds);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
};
