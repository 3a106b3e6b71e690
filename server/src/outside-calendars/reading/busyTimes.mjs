/** Collects stretches of time, and never holds more than a bounded number of them: rather it blocks what lies between two. */

const mostKept = 50_000;
const aMinute = 60_000;
/** Gaps that are closed, one after the other, while there are too many stretches. */
const gaps = [0, 15, 60, 240, 1440, 10_080].map((minutes) => minutes * aMinute);

/** @returns the stretches in order, those that are no more than that apart made one */
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

/** What lies between two instants, in milliseconds; what is put in is cut to that. */
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
   * @param {string | null} uid where the stretch has to be told apart by it
   * @returns {boolean} whether any of it is within the bounds
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

  /** @returns at most that many of them, with what lies between two that are near each other */
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
   *   `isCoarse`: what lies between some of them was taken as well
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
