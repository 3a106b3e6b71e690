// @ts-check
/** @import { Component, Property } from './components.mjs' */
/** @import { Clocks } from './propertyClock.mjs' */
/** @import { Fault } from './readEvent.mjs' */
/** @import { Time } from './times.mjs' */
/** @import { Clock } from './zones.mjs' */
import { propertiesOf } from './components.mjs';
import { clockOf } from './propertyClock.mjs';
import { isMarkedAsDate, saysOnly, timeOf } from './propertyValues.mjs';
import { aDay, dayOf, hasTimeOfDay, parseDuration } from './times.mjs';

/**
 * How long an event is: the sum of the three. They differ where the clock changes in between.
 *
 * @typedef {object} Length
 * @property {number} days calendar days
 * @property {number} wall milliseconds on the wall clock
 * @property {number} elapsed milliseconds that pass
 *
 * @typedef {object} Extent
 * @property {Length} length
 * @property {boolean} isRough whether the end is not known: then `length` reaches to the last day that is known
 * @property {boolean} isWholeDay whether the event is one of whole days, such as a holiday
 */

/** @param {Length} length @returns {number} about how long that is, in milliseconds */
export const sizeOf = ({ days, wall, elapsed }) => days * aDay + wall + elapsed;

/**
 * Of an event whose DTEND and DURATION differ, the longest length counts.
 *
 * @param {Component} component
 * @param {Clocks} clocks
 * @param {{ start: Time, clock: Clock }} begin
 * @param {Set<Fault>} faults gets 'end' or 'zone' for what cannot be read
 * @returns {Extent}
 */
export const readLength = (component, clocks, { start, clock }, faults) => {
  let isRough = false;
  let isWholeDay = start.isDate;
  /** The most that an end which cannot be read says of the length, in milliseconds. */
  let roughly = 0;
  const addUnknown = (atLeast = 0) => {
    faults.add('end');
    isRough = true;
    roughly = Math.max(roughly, atLeast);
  };
  /** @type {Length[]} */
  const candidates = [];

  /** @param {Property} property */
  const readEnd = (property) => {
    const end = timeOf(property);
    if (!end) return addUnknown();
    const toEndOfDay = dayOf(end.wall) * aDay + aDay - start.wall;
    if (end.isRough) return addUnknown(toEndOfDay);
    const isDate = end.isDate || (start.isDate && isMarkedAsDate(property));
    if (start.isDate && isDate) {
      candidates.push({ days: dayOf(end.wall) - dayOf(start.wall), wall: 0, elapsed: 0 });
    } else if (start.isDate || isDate || start.isRough) {
      // One of the two has a time of day, the other has none: both days and those between are blocked.
      addUnknown(toEndOfDay);
      isWholeDay = false;
    } else {
      const endClock = clockOf(property, end, clocks);
      if (endClock.name === clock.name) {
        candidates.push({ days: 0, wall: end.wall - start.wall, elapsed: 0 });
      } else if (endClock.doubt || clock.doubt) {
        faults.add('zone');
        addUnknown(end.wall - start.wall + aDay);
      } else {
        candidates.push({ days: 0, wall: 0, elapsed: endClock.at(end.wall) - clock.at(start.wall) });
      }
    }
  };

  /** @param {Property} property */
  const readDuration = ({ value, first }) => {
    const duration = parseDuration(value) ?? parseDuration(first);
    if (duration) candidates.push({ days: duration.days, wall: 0, elapsed: duration.rest });
    // Beside a readable length, this may be a line of text that begins like one.
    else if (candidates.length === 0) addUnknown();
  };

  const written = ['DTEND', 'DURATION'].flatMap((name) => propertiesOf(component, name));
  const filled = written.filter(({ value, isBroken }) => value !== '' || isBroken);
  // An empty DTEND of a time: the event has an end, and does not say when.
  if (!start.isDate && written.length > 0 && filled.length === 0) addUnknown();
  for (const property of filled.filter(({ name }) => name === 'DTEND')) readEnd(property);
  for (const property of filled.filter(({ name }) => name === 'DURATION')) readDuration(property);

  let length = { days: 0, wall: 0, elapsed: roughly };
  const [longest] = candidates.sort((a, b) => sizeOf(b) - sizeOf(a));
  if (longest && sizeOf(longest) < 0) {
    // The end is before the start. Exporters that write so of a date mean that day.
    if (start.isDate) faults.add('end');
    else addUnknown();
  } else if (longest) length = { ...longest, elapsed: Math.max(roughly, longest.elapsed) };
  if (start.isDate && sizeOf(length) < aDay) length = { days: 1, wall: 0, elapsed: 0 };

  const isMarked = ['X-MICROSOFT-CDO-ALLDAYEVENT', 'X-FUNAMBOL-ALLDAY'].some((name) =>
    saysOnly(component, name, (value) => value === 'TRUE' || value === '1'),
  );
  const size = sizeOf(length);
  if (isMarked && hasTimeOfDay(start) && start.wall % aDay === 0 && size > 0 && size % aDay === 0) {
    isWholeDay = true;
  }
  return { length, isRough, isWholeDay };
};
