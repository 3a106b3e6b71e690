// @ts-check
/** @import { Property } from './components.mjs' */
/** @import { Time } from './times.mjs' */
/** @import { Clock } from './zones.mjs' */
import { fixedClock, utc } from './zones.mjs';

/**
 * The clocks that the times of one VCALENDAR can be on.
 *
 * @typedef {object} Clocks
 * @property {(tzid: string) => Clock} named the clock of a zone's name
 * @property {Clock} floating the clock of times without a zone
 * @property {Clock} ownersClock the clock of the person whose calendar it is
 * @property {(clock: Clock) => void} onAssumed is called with `floating` each time it is used
 */

/**
 * @param {Property} property
 * @param {Time} time one of its values
 * @param {Clocks} clocks
 * @returns {Clock} the clock that the time is on. Dates are days in the owner's zone
 */
export const clockOf = ({ params }, time, { named, floating, ownersClock, onAssumed }) => {
  if (time.isDate) return ownersClock;
  if (time.offset !== null) return time.offset === 0 ? utc : fixedClock(time.offset);
  const tzid = params.get('TZID') ?? '';
  if (tzid !== '') return named(tzid);
  onAssumed(floating);
  return floating;
};
