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
  const holes = mergeIntervals(taken);
  const rest: Interval[] = [];
  // Both are in order, and no hole that ends before a stretch begins matters to a later one.
  let first = 0;
  for (const { start, end } of mergeIntervals(from)) {
    while (first < holes.length && (holes[first]?.end ?? end) <= start) first += 1;
    let open = start;
    for (let next = first; next < holes.length; next += 1) {
      const hole = holes[next];
      if (!hole || hole.start >= end) break;
      if (open < hole.start) rest.push({ start: open, end: hole.start });
      if (hole.end > open) open = hole.end;
    }
    if (open < end) rest.push({ start: open, end });
  }
  return rest;
};
