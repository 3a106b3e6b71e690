// @ts-check
/** @import { Clock } from './zones.mjs' */
import { dayOf } from './times.mjs';

/** Occurrences of one series, as EXDATE and RECURRENCE-ID name them: by day, by time of the wall clock, or by instant. */
export class OccurrenceSet {
  #clock;
  /** @type {Set<number>} */
  #days = new Set();
  /** @type {Set<number>} */
  #walls = new Set();
  /** @type {Set<number>} */
  #instants = new Set();

  /** @param {Clock} clock of the series */
  constructor(clock) {
    this.#clock = clock;
  }

  /** @param {number} wall any time on that day */
  addDay(wall) {
    this.#days.add(dayOf(wall));
  }

  /** @param {number} wall a time on the clock of the series */
  addWall(wall) {
    this.#walls.add(wall);
  }

  /** @param {number} instant in milliseconds */
  addInstant(instant) {
    this.#instants.add(instant);
  }

  /** @param {number} wall a time on the clock of the series @returns {boolean} */
  has(wall) {
    return (
      this.#days.has(dayOf(wall)) ||
      this.#walls.has(wall) ||
      (this.#instants.size > 0 && this.#instants.has(this.#clock.at(wall)))
    );
  }
}
