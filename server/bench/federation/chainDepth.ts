/** A file that came over the line, as far as the depth of a chain depends on it. */
export interface Fetched {
  /** The page itself; a file that its markup names, in a tag or a preload; or one that only a script asked for. */
  askedBy: 'visitor' | 'document' | 'script';
  /** Milliseconds, on one clock for all of them. */
  sentAt: number;
  /** Undefined: it had not arrived by the end. */
  arrivedAt?: number | undefined;
}

/**
 * How many files come one after the other, each only asked for once the one before has arrived, from the document on,
 * which is the first. A file that the document names is the second, the code that uses it then. One that a script asks for
 * counts as asked for by the deepest file that had arrived by then: which of them really did is not always to be seen.
 *
 * @param files in the order in which they were asked for
 */
export const chainDepth = (files: readonly Fetched[]): number => {
  const depths: number[] = [];
  for (const { askedBy, sentAt } of files) {
    const arrived = depths.filter(
      (_, index) => (files[index]?.arrivedAt ?? Number.POSITIVE_INFINITY) <= sentAt,
    );
    if (askedBy === 'visitor') depths.push(1);
    else depths.push(askedBy === 'document' ? 2 : Math.max(1, ...arrived) + 1);
  }
  return Math.max(0, ...depths);
};
