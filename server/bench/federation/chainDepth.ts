/** What asked for a file, as far as the depth of a chain depends on it. */
export interface Asked {
  url: string;
  /** The file whose code or markup asked; null: nobody but the person who opened the page. */
  by: string | null;
}

/**
 * How many files come one after the other, each only known once the one before has arrived, from the document on, which
 * is the first. A file that the document names itself, in a tag or a preload, is the second, whoever uses it then.
 *
 * @param requests in the order in which they were sent
 */
export const chainDepth = (requests: readonly Asked[]): number => {
  const depths = new Map<string, number>();
  for (const { url, by } of requests) {
    if (!depths.has(url)) depths.set(url, by === null ? 1 : (depths.get(by) ?? 1) + 1);
  }
  return Math.max(0, ...depths.values());
};
