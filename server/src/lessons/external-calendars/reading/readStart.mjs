// @ts-check
/** @import { Component } from './components.mjs' */
/** @import { Clocks } from './propertyClock.mjs' */
/** @import { Fault } from './readEvent.mjs' */
/** @import { Time } from './times.mjs' */
/** @import { Clock } from './zones.mjs' */
import { propertiesOf } from './components.mjs';
import { clockOf } from './propertyClock.mjs';
import { isMarkedAsDate, timeOf } from './propertyValues.mjs';
import { aDay, dayOf, isPlausible } from './times.mjs';

/**
 * When an event starts.
 *
 * @typedef {object} Start
 * @property {Time | null} start the first readable DTSTART; null: there is none
 * @property {Time[]} starts all readable DTSTARTs that differ; usually one
 * @property {Clock} clock the clock that `start` is on
 * @property {boolean} isRough whether the instant is not known: only the day is
 */

/**
 * @param {Component} component
 * @param {Clocks} clocks
 * @param {Set<Fault>} faults gets 'date', 'time' or 'zone' for what cannot be read
 * @returns {Start}
 */
export const readStart = (component, clocks, faults) => {
  const properties = propertiesOf(component, 'DTSTART');
  const readable = properties.flatMap((property) => {
    const time = timeOf(property);
    return time && isPlausible(time) ? [{ property, time }] : [];
  });
  // The same line twice is one start.
  const different = new Map(
    readable.map((each) => [`${each.time.wall} ${each.property.params.get('TZID')}`, each.time]),
  );
  const starts = [...different.values()];
  const [first] = readable;
  if (!first || readable.length < properties.length) faults.add('date');
  if (!first) return { start: null, starts, clock: clocks.ownersClock, isRough: false };
  if (starts.length > 1) faults.add('date');
  const { property, time } = first;
  const start = isMarkedAsDate(property)
    ? { ...time, wall: dayOf(time.wall) * aDay, isDate: true, isRough: false }
    : time;
  const clock = clockOf(property, start, clocks);
  if (start.isRough) faults.add('time');
  if (clock.doubt) faults.add('zone');
  return { start, starts, clock, isRough: starts.length > 1 || start.isRough || clock.doubt !== null };
};
