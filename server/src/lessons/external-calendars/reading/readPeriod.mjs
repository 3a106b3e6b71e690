// @ts-check
/** @import { Property } from './components.mjs' */
/** @import { Clocks } from './propertyClock.mjs' */
/** @import { Time } from './times.mjs' */
/** @import { Clock } from './zones.mjs' */
import { clockOf } from './propertyClock.mjs';
import { hasNoZone } from './propertyValues.mjs';
import { aDay, hasTimeOfDay, parseDuration, parseTime } from './times.mjs';

/**
 * Reads a period of RDATE or FREEBUSY (RFC 5545, 3.3.9): "20261204T100000Z/PT1H", or with an end after the slash.
 *
 * @param {Property} property that has the period
 * @param {Time} time the start
 * @param {string} second the text after the slash
 * @param {Clock} clock that the start is on
 * @param {Clocks} clocks
 * @returns {{ start: number, end: number } | null} milliseconds since the epoch; null: the end cannot be read, or is before the start
 */
export const readPeriod = (property, time, second, clock, clocks) => {
  const start = clock.at(time.wall);
  const length = parseDuration(second);
  if (length) return { start, end: clock.at(time.wall + length.days * aDay) + length.rest };
  const last = parseTime(second);
  if (!last || !hasTimeOfDay(last)) return null;
  const end = (hasNoZone(property, last) ? clock : clockOf(property, last, clocks)).at(last.wall);
  return end >= start ? { start, end } : null;
};
