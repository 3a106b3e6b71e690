/** @returns the middle one; of an even number of figures the upper of the two */
export const median = (figures: readonly number[]): number => quantile(figures, 0.5);

/** @param share 0 to 1 @returns the smallest figure that this share of the figures does not exceed */
export const quantile = (figures: readonly number[], share: number): number => {
  const sorted = [...figures].sort((a, b) => a - b);
  const figure = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (figure === undefined) throw new Error('There are no figures.');
  return figure;
};
