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
  let next = 0;
  for (const { start, end } of mergeIntervals(from)) {
    let open = start;
    while (next < holes.length && (holes[next] as Interval).end <= start) next += 1;
    // A hole may reach into the stretch after this one as well.
    for (let each = next; each < holes.length && (holes[each] as Interval).start < end; each += 1) {
      const hole = holes[each] as Interval;
      if (open < hole.start) rest.push({ start: open, end: hole.start });
      if (hole.end > open) open = hole.end;
    }
    if (open < end) rest.push({ start: open, end });
  }
  return rest;
};
