import type { FastifyInstance } from 'fastify';

/** Work by the clock, as the metrics name it. */
export type BackgroundWork = 'release' | 'checkouts' | 'refunds' | 'calendars' | 'jobs';

/**
 * Does some work by the clock until the server closes. It is not begun again while it is under way. A failure is logged, counted, and
 * ends nothing: the work begins again at its next time.
 *
 * @param milliseconds between two beginnings
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
      app.log.warn({ err: error, work }, 'work by the clock failed');
    } finally {
      isUnderWay = false;
    }
  }, milliseconds);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
};
