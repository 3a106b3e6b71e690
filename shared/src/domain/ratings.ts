/**
 * Formats an average of stars as all screens, previews and search engines show it.
 *
 * @param average of the API, to a hundredth
 * @returns one decimal, rounded half up: "4.5" for 4.45
 */
export const ratingFigure = (average: number): string => (Math.round(average * 10) / 10).toFixed(1);

/** @returns the average as the API returns it: two decimals, rounded half up */
export const averageOf = (sum: number, count: number): number => Math.round((sum * 100) / count) / 100;

/**
 * @param minRating the least average, as shown (one decimal) or with two decimals
 * @returns the least exact average that is shown so, in thousandths of a star: 4445 for 4.5, since 4.445 rounds to 4.45, which is shown
 *   as 4.5
 */
export const leastAverage = (minRating: number): number => {
  const asked = Math.ceil(Math.round(minRating * 1_000) / 10) * 10;
  const shown = Math.ceil(asked / 100) * 100 - 50;
  return Math.min(asked, shown) - 5;
};
