/** Takes what ends each thing that was started, right after its start. */
export type Started = Pick<(() => unknown)[], 'push'>;

/**
 * Lets `run` start things, and ends them again, the last first: also where a later one could not be started, or an end
 * failed.
 */
export const withStarted = async (run: (started: Started) => Promise<unknown>): Promise<void> => {
  const ends: (() => unknown)[] = [];
  const failures: unknown[] = [];
  const noting = async (work: () => unknown) => {
    try {
      await work();
    } catch (error) {
      failures.push(error);
    }
  };
  await noting(() => run(ends));
  for (const end of ends.reverse()) await noting(end);
  // The first is what the others may come from.
  if (failures.length > 0) throw failures[0];
};
