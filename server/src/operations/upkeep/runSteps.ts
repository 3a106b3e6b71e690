import type { FastifyInstance } from 'fastify';
import type { Removed } from './changes';

/** One step of upkeep. */
export interface Step {
  /** The step's name in the log and the metrics. */
  name: string;
  /** Does a part of the step. @param from where the previous part ended; null: the beginning */
  next(from: string | null): Promise<Removed>;
}

/** The most parts of a step in one run. The next run does the rest. */
export const partsOfARun = 500;

type Site = Pick<FastifyInstance, 'metrics' | 'log'>;

/**
 * Runs each step until nothing is left, or `partsOfARun` parts are done. A step that fails is logged and counted, and the other steps
 * still run. Rows that earlier parts removed stay removed.
 *
 * @param signal stops the run before its next part
 */
export const runSteps = async (
  { metrics, log }: Site,
  steps: readonly Step[],
  signal: AbortSignal,
): Promise<void> => {
  for (const { name, next } of steps) {
    let rows = 0;
    let from: string | null = null;
    try {
      for (let parts = 0; parts < partsOfARun && !signal.aborted; parts += 1) {
        const removed: Removed = await next(from);
        rows += removed.rows;
        from = removed.next;
        if (from === null) break;
      }
      metrics.countUpkeep(name, 'done', rows);
    } catch (error) {
      metrics.countUpkeep(name, 'failed', rows);
      log.error({ err: error, step: name }, 'a step of the upkeep failed');
    }
    if (signal.aborted) return;
  }
};
