/**
 * An average of stars as every screen, preview and search engine shows it.
 *
 * @param average of the API, to a hundredth
 * @returns it to a tenth, rounded half up: "4.5" of 4.45
 */
export const ratingFigure = (average: number): string => (Math.round(average * 10) / 10).toFixed(1);

/** @returns the average as the API gives it: to a hundredth, rounded half up */
export const averageOf = (sum: number, count: number): number => Math.round((sum * 100) / count) / 100;

/**
 * @param minRating stars that an average has to show at least, in its figure or to a hundredth
 * @returns the least exact average that does, in thousandths of a star: 4445 for 4.5, since 4.445 is 4.45 to a hundredth, which shows
 *   as 4.5
 */
export const leastAverage = (minRating: number): number => {
  const asked = Math.ceil(Math.round(minRating * 1_000) / 10) * 10;
  const shown = Math.ceil(asked / 100) * 100 - 50;
  return Math.min(asked, shown) - 5;
};
