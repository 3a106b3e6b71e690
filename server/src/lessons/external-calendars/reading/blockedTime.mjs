// @ts-check
/** @import { Clock } from './zones.mjs' */
import { BusyTimes } from './busyTimes.mjs';
import { aDay, dayOf } from './times.mjs';
import { dayAtInstant, wholeDay } from './zones.mjs';

/** The time that a calendar blocks: stretches whose instants are known, and whole days where they are not. */
export class BlockedTime {
  #busy;
  #ownersClock;

  /**
   * @param {number} from start of the range, in milliseconds since the epoch; what is blocked before it is dropped
   * @param {number} to end of the range
   * @param {Clock} ownersClock the clock of the person whose calendar it is
   */
  constructor(from, to, ownersClock) {
    this.#busy = new BusyTimes(from, to);
    this.#ownersClock = ownersClock;
  }

  /**
   * @param {number} start in milliseconds since the epoch
   * @param {number} end
   * @param {string | null} [uid] returned with the stretch, which is then merged only with stretches of the same UID
   * @returns {boolean} whether any of it is within the range
   */
  add(start, end, uid = null) {
    return this.#busy.add(start, end, uid);
  }

  /**
   * Blocks what is known of an occurrence whose instant is not: its days in the owner's zone, and its days or hours on its own
   * clock. Where the clock is in doubt, every time that it may be.
   *
   * @param {number} wall its start, a wall-clock time
   * @param {number} length in milliseconds; below 0 counts as 0
   * @param {Clock} clock that `wall` is on
   * @param {boolean} hasTime whether `wall` has a time of day
   * @returns {boolean} whether any of it is within the range
   */
  addRoughly(wall, length, clock, hasTime) {
    const end = wall + Math.max(length, 0);
    const [firstDay, lastDay] = [dayOf(wall), dayOf(Math.max(wall, end - 1))];
    const isAdded = this.#addDays(firstDay, lastDay);
    const start = clock.at(hasTime ? wall : firstDay * aDay);
    const stop = clock.at(hasTime ? end : (lastDay + 1) * aDay);
    if (clock.doubt) return this.add(start - clock.doubt.before, stop + clock.doubt.after) || isAdded;
    if (!hasTime) return this.add(start, stop) || isAdded;
    const dayOfOwner = (/** @type {number} */ instant) => dayAtInstant(this.#ownersClock, instant);
    return this.#addDays(dayOfOwner(start), dayOfOwner(Math.max(start, stop - 1))) || isAdded;
  }

  /** @param {number} most @returns the blocked stretches, as in `BusyTimes` */
  list(most) {
    return this.#busy.list(most);
  }

  /** @param {number} firstDay in the owner's zone @param {number} lastDay */
  #addDays(firstDay, lastDay) {
    const { start } = wholeDay(this.#ownersClock, firstDay);
    const { end } = wholeDay(this.#ownersClock, Math.max(firstDay, lastDay));
    return this.add(start, end);
  }
}
