// @ts-check
/** Bounds the steps that expanding the series of a file may take. */

/** The most of one series: enough for three months with an occurrence every five minutes. */
const mostOfSeries = 26_000;
/** Beside its share, a series takes steps from a store that all series have in common. */
const common = 1_000_000;
/** Divided by the number of series, this is the share of each. */
const shared = 2_000_000;
const smallestShare = 60;
/** `isLate` is asked once in this many calls. */
const callsPerLook = 256;

export class Steps {
  #share;
  #isLate;
  #left = common;
  #calls = 0;
  #isOver = false;

  /**
   * @param {number} seriesCount how many series the file has
   * @param {() => boolean} isLate whether the reading has to end
   */
  constructor(seriesCount, isLate) {
    const equal = Math.floor(shared / Math.max(1, seriesCount));
    this.#share = Math.min(mostOfSeries, Math.max(smallestShare, equal));
    this.#isLate = isLate;
  }

  /**
   * @returns {(cost: number) => boolean} for one series: takes that many steps. It returns false if none are left, and the expansion has to
   *   end
   */
  ofSeries() {
    let taken = 0;
    return (cost) => {
      this.#calls += 1;
      if (this.#calls % callsPerLook === 0 && this.#isLate()) this.#isOver = true;
      taken += cost;
      if (this.#isOver || taken > mostOfSeries) return false;
      if (taken <= this.#share) return true;
      this.#left -= cost;
      return this.#left >= 0;
    };
  }
}
