interface Stretch {
  from: number;
  to: number;
}

export interface InLane<T> {
  item: T;
  /** From the left, beginning with 0, and how many there are beside each other. */
  lane: number;
  lanes: number;
}

/**
 * Lays what overlaps beside each other.
 *
 * @param stretchOf where one lies; as high as it is drawn, so that what is drawn does not overlap either
 * @returns them by where they begin, each in the first lane that is free; those that overlap, also by way of others, share the width
 */
export const inLanes = <T>(items: readonly T[], stretchOf: (item: T) => Stretch): InLane<T>[] => {
  const inOrder = items
    .map((item) => ({ item, ...stretchOf(item) }))
    .sort((one, other) => one.from - other.from || other.to - one.to);
  const laid: InLane<T>[] = [];
  let group: InLane<T>[] = [];
  /** Where the last of each lane ends. */
  let ends: number[] = [];
  for (const { item, from, to } of inOrder) {
    if (ends.every((end) => end <= from)) {
      group = [];
      ends = [];
    }
    const free = ends.findIndex((end) => end <= from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = to;
    const one = { item, lane, lanes: ends.length };
    group.push(one);
    laid.push(one);
    for (const each of group) each.lanes = ends.length;
  }
  return laid;
};
