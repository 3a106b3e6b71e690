// @ts-check
/**
 * Blocks time for an event, and notes on the event that it did.
 */
/** @import { BlockedTime } from './blockedTime.mjs' */
/** @import { CalendarEvent, StartedEvent } from './readEvent.mjs' */
/** @import { Clock } from './zones.mjs' */
import { propertiesOf } from './components.mjs';
import { sizeOf } from './readLength.mjs';
import { aDay, aMinute, hasTimeOfDay, parseTime } from './times.mjs';

/**
 * @param {BlockedTime} blocked
 * @param {CalendarEvent} event
 * @param {number} start in milliseconds since the epoch
 * @param {number} end
 * @param {string | null} [uid] returned with the stretch, which is then merged only with stretches of the same UID
 */
export const blockExactly = (blocked, event, start, end, uid = null) => {
  if (blocked.add(start, end, uid)) event.hasBlocked = true;
};

/**
 * @param {BlockedTime} blocked
 * @param {CalendarEvent} event
 * @param {number} wall a wall-clock time
 * @param {number} length in milliseconds
 * @param {Clock} clock that `wall` is on
 * @param {boolean} hasTime whether `wall` has a time of day
 */
export const blockRoughly = (blocked, event, wall, length, clock, hasTime) => {
  if (blocked.addRoughly(wall, length, clock, hasTime)) event.hasBlocked = true;
};

/**
 * Blocks one occurrence.
 *
 * @param {BlockedTime} blocked
 * @param {CalendarEvent} event
 * @param {number} wall when the occurrence starts, a wall-clock time
 * @param {Clock} [clock] that `wall` is on
 */
export const blockOccurrence = (blocked, event, wall, clock = event.clock) => {
  const { length, isRough, hasTime, apartUid, faults } = event;
  if (isRough) {
    blockRoughly(blocked, event, wall, sizeOf(length), clock, hasTime);
    return;
  }
  const start = clock.at(wall);
  // An event without a length blocks the minute in which it starts.
  const end = Math.max(clock.at(wall + length.days * aDay + length.wall) + length.elapsed, start + aMinute);
  // Only an event that was read in full is told apart by its UID.
  blockExactly(blocked, event, start, end, faults.size > 0 ? null : apartUid);
  // The file ends inside of this event: a line that makes it longer may be missing.
  if (faults.has('cut')) blockRoughly(blocked, event, wall, sizeOf(length), clock, hasTime);
};

/**
 * Blocks the other starts of an event with more than one DTSTART.
 *
 * @param {BlockedTime} blocked
 * @param {StartedEvent} event
 */
export const blockOtherStarts = (blocked, event) => {
  for (const other of event.starts) {
    if (other.wall === event.start.wall) continue;
    blockRoughly(blocked, event, other.wall, sizeOf(event.length), event.clock, hasTimeOfDay(other));
  }
};

/**
 * Blocks the day on which an event without a start ends.
 *
 * @param {BlockedTime} blocked
 * @param {CalendarEvent} event
 */
export const blockDayOfEnd = (blocked, event) => {
  for (const { value } of propertiesOf(event.component, 'DTEND')) {
    const time = parseTime(value);
    if (time) blockRoughly(blocked, event, time.wall, 0, event.clocks.ownersClock, false);
  }
};
