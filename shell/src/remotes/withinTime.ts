/**
 * A share of time that several steps use up together, so that a person waits for their sum no longer than for one.
 *
 * @param milliseconds in all, from now
 */
export const startBudget = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  return {
    /** @returns what is left in milliseconds, at most so much */
    left: (atMost = Number.POSITIVE_INFINITY): number =>
      Math.max(0, Math.min(atMost, end - performance.now())),
  };
};

export type Budget = ReturnType<typeof startBudget>;

/** @returns what the work comes to, or a rejection with `late()` where it does not in time */
export const within = <T>(milliseconds: number, work: Promise<T>, late: () => Error): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
};
