/** Collects stretches of time in bounded memory: if there are too many, it also blocks the time between neighbours. */

const mostKept = 50_000;
const aMinute = 60_000;
/** The lengths of gaps to close, tried in this order while there are too many stretches. */
const gaps = [0, 15, 60, 240, 1440, 10_080].map((minutes) => minutes * aMinute);

/** @returns the stretches in order, merged if the gap between them is at most that long */
const merge = (stretches, gap) => {
  const sorted = [...stretches].sort((a, b) => a.start - b.start);
  const merged = [];
  for (const { start, end } of sorted) {
    const last = merged.at(-1);
    if (last && start <= last.end + gap) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
};

/** Busy times between two instants, in milliseconds since the epoch. Added stretches are clipped to that range. */
export class BusyTimes {
  #from;
  #to;
  #stretches = [];
  #apart = new Map();
  #apartCount = 0;

  constructor(from, to) {
    this.#from = from;
    this.#to = to;
  }

  /**
   * @param {number} start
   * @param {number} end
   * @param {string | null} uid returned with the stretch, which is then merged only with stretches of the same UID
   * @returns {boolean} whether any of it is within the range
   */
  add(start, end, uid) {
    if (!(end > start && start < this.#to && end > this.#from)) return false;
    const stretch = { start, end };
    if (uid && this.#apartCount < mostKept) {
      const those = this.#apart.get(uid) ?? [];
      those.push(stretch);
      this.#apart.set(uid, those);
      this.#apartCount += 1;
    } else {
      this.#stretches.push(stretch);
      if (this.#stretches.length > mostKept)
        this.#stretches = this.#within(merge(this.#stretches, 0), mostKept / 2);
    }
    return true;
  }

  /** @returns at most that many stretches, with the gaps between near neighbours closed */
  #within(stretches, most) {
    let found = stretches;
    for (const gap of gaps) {
      if (found.length <= most) return found;
      found = merge(found, gap);
    }
    return found.length <= most ? found : [{ start: found[0].start, end: found.at(-1).end }];
  }

  /**
   * @param {number} most
   * @returns {{ found: { start: number, end: number, uid: string | null }[], isCoarse: boolean }} at most twice as many, in order;
   *   `isCoarse`: some gaps between them were closed
   */
  list(most) {
    const apart = [...this.#apart].flatMap(([uid, those]) =>
      merge(those, 0).map((each) => ({ ...each, uid })),
    );
    const over = apart.splice(most);
    const exact = merge([...this.#stretches, ...over], 0);
    const found = this.#within(exact, most);
    return {
      found: [...found.map((each) => ({ ...each, uid: null })), ...apart].sort((a, b) => a.start - b.start),
      isCoarse: found.length < exact.length,
    };
  }
}
