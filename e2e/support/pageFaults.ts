/**
 * For tests in which the server refuses something: the browser notes each refused call by itself.
 *
 * @returns what the page's own code said
 */
export const pageFaults = (consoleFaults: readonly string[]): string[] =>
  consoleFaults.filter((fault) => !/the server responded with a status of 4\d\d/.test(fault));
