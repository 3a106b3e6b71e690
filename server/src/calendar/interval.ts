/** A stretch of time between two instants: its start belongs to it, its end does not. */
export interface Interval {
  start: Date;
  end: Date;
}

/** @returns the same time as ordered stretches that neither overlap nor touch */
export const mergeIntervals = (intervals: readonly Interval[]): Interval[] => {
  const merged: Interval[] = [];
  for (const { start, end } of [...intervals].sort((a, b) => a.start.getTime() - b.start.getTime())) {
    const last = merged.at(-1);
    if (last && start <= last.end) {
      if (end > last.end) last.end = end;
    } else {
      merged.push({ start, end });
    }
  }
  return merged;
};

/** @returns what remains of the first once the second is taken out, in order */
export const subtractIntervals = (from: readonly Interval[], taken: readonly Interval[]): Interval[] => {
  let rest = mergeIntervals(from);
  for (const hole of taken) {
    rest = rest.flatMap(({ start, end }) =>
      hole.end <= start || end <= hole.start
        ? [{ start, end }]
        : [
            { start, end: hole.start },
            { start: hole.end, end },
          ].filter((piece) => piece.start < piece.end),
    );
  }
  return rest;
};
