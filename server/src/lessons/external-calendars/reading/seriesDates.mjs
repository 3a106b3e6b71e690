// @ts-check
/** The dates that a series lists: those that EXDATE takes out, and those that RDATE adds. */
/** @import { BlockedTime } from './blockedTime.mjs' */
/** @import { Property } from './components.mjs' */
/** @import { StartedEvent } from './readEvent.mjs' */
import { blockExactly, blockRoughly } from './blockEvent.mjs';
import { propertiesOf } from './components.mjs';
import { OccurrenceSet } from './occurrenceSet.mjs';
import { clockOf } from './propertyClock.mjs';
import { hasNoZone, isMarkedAsDate } from './propertyValues.mjs';
import { sizeOf } from './readLength.mjs';
import { readPeriod } from './readPeriod.mjs';
import { aDay, parseTime } from './times.mjs';

/** @param {Property} property @returns {string[]} the values between its commas, without empty ones */
const listOf = ({ value }) => value.split(',').filter((each) => each.trim() !== '');

/**
 * @param {StartedEvent} event gets the fault 'dates' for what cannot be read
 * @returns {OccurrenceSet} what EXDATE takes out of the series
 */
export const readExceptions = (event) => {
  const exceptions = new OccurrenceSet(event.clock);
  for (const property of propertiesOf(event.component, 'EXDATE')) {
    if (property.isBroken) event.faults.add('dates');
    for (const value of listOf(property)) {
      const time = parseTime(value);
      if (!time || time.isRough) event.faults.add('dates');
      else if (time.isDate || isMarkedAsDate(property)) exceptions.addDay(time.wall);
      else if (hasNoZone(property, time)) exceptions.addWall(time.wall);
      else {
        const clock = clockOf(property, time, event.clocks);
        if (clock.doubt && clock.name !== event.clock.name) event.faults.add('dates');
        else exceptions.addInstant(clock.at(time.wall));
      }
    }
  }
  return exceptions;
};

/**
 * Reads one value of RDATE. A period has a length of its own, and is blocked at once; so is a date whose instant is not known.
 *
 * @param {StartedEvent} event gets the fault 'dates' or 'zone' for what cannot be read
 * @param {Property} property
 * @param {string} value a date, a time or a period
 * @param {(wall: number) => boolean} isExcluded
 * @param {BlockedTime} blocked
 * @returns {number | null} the start of an occurrence, on the clock of the series; null: nothing is left to block
 */
const readFurtherDate = (event, property, value, isExcluded, blocked) => {
  const { clocks, faults, clock, start } = event;
  const [first = '', second] = value.split('/');
  const time = parseTime(first);
  if (!time || time.isRough) {
    faults.add('dates');
    if (time) blockRoughly(blocked, event, time.wall, 0, clocks.ownersClock, false);
    return null;
  }
  const isFloating = hasNoZone(property, time) && !time.isDate;
  const ownClock = isFloating ? clock : clockOf(property, time, clocks);
  if (ownClock.doubt && !clock.doubt) {
    faults.add('zone');
    blockRoughly(blocked, event, time.wall, sizeOf(event.length), ownClock, true);
    return null;
  }
  if (second !== undefined) {
    const period = readPeriod(property, time, second, ownClock, clocks);
    if (!period) {
      faults.add('dates');
      blockRoughly(blocked, event, time.wall, 0, ownClock, true);
    } else if (!isExcluded(clock.wallAt(period.start))) {
      blockExactly(blocked, event, period.start, period.end);
    }
    return null;
  }
  // In a series that has a time of day, a date means that day at this time.
  if (time.isDate) return start.isDate ? time.wall : time.wall + (start.wall % aDay);
  return ownClock.name === clock.name ? time.wall : clock.wallAt(ownClock.at(time.wall));
};

/**
 * @param {StartedEvent} event
 * @param {(wall: number) => boolean} isExcluded whether the series leaves an occurrence at that time out
 * @param {BlockedTime} blocked gets the periods
 * @returns {Set<number>} the starts that RDATE adds, as times on the clock of the series
 */
export const readFurtherDates = (event, isExcluded, blocked) => {
  const walls = new Set();
  for (const property of propertiesOf(event.component, 'RDATE')) {
    if (property.isBroken) event.faults.add('dates');
    for (const value of listOf(property)) {
      const wall = readFurtherDate(event, property, value, isExcluded, blocked);
      if (wall !== null) walls.add(wall);
    }
  }
  return walls;
};
