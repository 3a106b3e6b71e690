import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { adoptPictures } from '../../people/profiles/adoptPictures';
import { pruneSearchWords } from '../../people/tutors/changes';
import { removeByAge, removeJobs, removeLessonRecords } from './changes';
import { ageLimits, type OtherStep } from './lives';
import { runSteps, type Step } from './runSteps';

const minute = 60_000;

/** Makes a step of a single part. */
const once = (work: () => Promise<void>): Step['next'] => {
  return async () => {
    await work();
    return { rows: 0, next: null };
  };
};

/** @returns the hourly steps of upkeep, as `lives` states them */
export const hourlySteps = ({ database }: Pick<FastifyInstance, 'database'>): Step[] => {
  const others: { [name in OtherStep]: Step['next'] } = {
    'lesson-records': () => removeLessonRecords(database),
    'search-words': once(() => pruneSearchWords(database)),
    jobs: (from) => removeJobs(database, from),
  };
  return [
    ...ageLimits().map((limit) => ({
      name: `${limit.table}.${limit.column}`,
      next: (from: string | null) => removeByAge(database, limit, from),
    })),
    ...Object.entries(others).map(([name, next]) => ({ name, next })),
  ];
};

/**
 * Removes expired rows once an hour, and fetches pictures that are still on other sites. Every server does it and skips rows that another
 * server has locked.
 */
export const upkeep = plugin(async (app) => {
  const stopping = new AbortController();
  const every = (milliseconds: number, first: number, steps: () => Step[]) => {
    let running = Promise.resolve();
    const next = () => {
      running = runSteps(app, steps(), stopping.signal).then(() => wait(milliseconds));
    };
    let timer: NodeJS.Timeout | undefined;
    const wait = (until: number) => {
      if (!stopping.signal.aborted) timer = setTimeout(next, until).unref();
    };
    wait(first);
    app.addHook('onClose', async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    });
  };
  // The first run is soon after the start, so that a server that restarts every hour also runs upkeep.
  every(60 * minute, 10 * minute, () => hourlySteps(app));
  every(10 * minute, 10 * minute, () => [{ name: 'pictures', next: once(() => adoptPictures(app)) }]);
});
