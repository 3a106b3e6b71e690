import type { FastifyInstance } from 'fastify';
import type { Removed } from './changes';

/** One thing that upkeep does. */
export interface Step {
  /** As the log and the metrics call it. */
  name: string;
  /** Does a part of it. @param from where the part before ended; null: at the beginning */
  next(from: string | null): Promise<Removed>;
}

/** Parts of a step in one run: what is left is for the next run. */
export const partsOfARun = 500;

type Site = Pick<FastifyInstance, 'metrics' | 'log'>;

/**
 * Runs each step until it has nothing left, `partsOfARun` parts at most. A step that fails is logged and counted, and the others run
 * all the same: what the parts before have removed stays removed.
 *
 * @param signal ends the run before its next part
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
