// @ts-check
/** @import { FoundEvent } from './findEvents.mjs' */
/** @import { Length } from './readLength.mjs' */
/** @import { Start } from './readStart.mjs' */
/** @import { Time } from './times.mjs' */
/** @import { Clock } from './zones.mjs' */
import { propertiesOf, textOf } from './components.mjs';
import { clockOf } from './propertyClock.mjs';
import { hasNoZone, isMarkedAsDate, timeOf } from './propertyValues.mjs';
import { readLength } from './readLength.mjs';
import { readStart } from './readStart.mjs';
import { takesNoTime } from './takesNoTime.mjs';
import { dayOf, hasTimeOfDay, parseTime } from './times.mjs';

/**
 * What of an event could not be read: its date, its time of day, its zone, its end, its rule, a list of its dates, which
 * occurrence it changes; 'amount': it has more occurrences than are read; 'cut': the file ends inside of it.
 *
 * @typedef {'date' | 'time' | 'zone' | 'end' | 'rule' | 'dates' | 'change' | 'amount' | 'cut'} Fault
 *
 * The occurrence that an event replaces (RECURRENCE-ID).
 *
 * @typedef {object} Recurrence
 * @property {string} key the same for all versions of one occurrence
 * @property {Time | null} time null: it cannot be read
 * @property {Clock} clock the clock that `time` is on
 * @property {boolean} isFloating whether it has a time of day and no zone: it is on the clock of the series
 * @property {string | null} reach RANGE, in capitals: 'THISANDFUTURE' changes all later occurrences as well
 *
 * @typedef {object} EventParts
 * @property {number} place in the file, from 0
 * @property {string} uid '' where it has none
 * @property {string | null} apartUid the UID, if the event's busy times are returned with it
 * @property {number} sequence SEQUENCE; NaN: it has none
 * @property {number} stamp DTSTAMP, as a wall-clock time; NaN: it has none
 * @property {boolean} takesNoTime whether it says that its owner is free
 * @property {boolean} countsAsFree whether it blocks nothing: it takes no time, or whole days do not count
 * @property {Set<Fault>} faults in the order in which they were found
 * @property {boolean} hasTime whether `start` has a time of day
 * @property {Length} length
 * @property {Recurrence | null} recurrence
 * @property {boolean} isReplaced whether a newer version of it is in the file
 * @property {boolean} hasBlocked whether it blocks any time within the wanted range
 *
 * @typedef {FoundEvent & Start & EventParts} CalendarEvent an event as far as it can be read
 * @typedef {CalendarEvent & { start: Time }} StartedEvent
 */

/**
 * @param {FoundEvent} found
 * @param {Clock} eventClock the clock that the event's start is on
 * @param {number} place of the event in the file
 * @param {Set<Fault>} faults gets 'change' for what cannot be read
 * @returns {Recurrence | null} null: the event replaces no occurrence
 */
const readRecurrence = ({ component, clocks }, eventClock, place, faults) => {
  const [property] = propertiesOf(component, 'RECURRENCE-ID');
  if (!property) return null;
  const time = timeOf(property);
  if (!time || time.isRough) {
    faults.add('change');
    return { key: `unread ${place}`, time, clock: clocks.ownersClock, isFloating: false, reach: null };
  }
  const isDate = time.isDate || isMarkedAsDate(property);
  const isFloating = !isDate && hasNoZone(property, time);
  const clock = isFloating ? eventClock : clockOf(property, { ...time, isDate }, clocks);
  const key = isDate ? `date ${dayOf(time.wall)}` : `${clock.doubt ? clock.name : ''}${clock.at(time.wall)}`;
  const reach = property.params.get('RANGE')?.toUpperCase() ?? null;
  if (reach && reach !== 'THISANDFUTURE') faults.add('change');
  return { key, time: { ...time, isDate }, clock, isFloating, reach };
};

/**
 * Reads what an event says of itself. What it blocks is found afterwards, from the whole series.
 *
 * @param {FoundEvent} found
 * @param {number} place of the event in the file
 * @param {{ apart: RegExp | null, countsAllDay: boolean }} options as for `readCalendar`
 * @returns {CalendarEvent}
 */
export const readEvent = (found, place, { apart, countsAllDay }) => {
  const { component, clocks } = found;
  const uid = textOf(component, 'UID');
  /** @type {Set<Fault>} */
  const faults = new Set(component.isCut ? ['cut'] : []);
  const begin = readStart(component, clocks, faults);
  const { start, clock } = begin;
  const extent = start
    ? readLength(component, clocks, { start, clock }, faults)
    : { length: { days: 0, wall: 0, elapsed: 0 }, isRough: false, isWholeDay: false };
  const isFree = takesNoTime(found);
  const isKnownDay = extent.isWholeDay && !faults.has('end') && !faults.has('date');
  // Without spread, which is slow for the many events that a file may have.
  return {
    component,
    clocks,
    mailboxes: found.mailboxes,
    isCancelling: found.isCancelling,
    start,
    starts: begin.starts,
    clock,
    isRough: begin.isRough || extent.isRough,
    place,
    uid,
    apartUid: apart?.test(uid) ? uid : null,
    sequence: Number.parseInt(textOf(component, 'SEQUENCE'), 10),
    stamp: parseTime(textOf(component, 'DTSTAMP'))?.wall ?? Number.NaN,
    takesNoTime: isFree,
    countsAsFree: isFree || (isKnownDay && !countsAllDay),
    faults,
    hasTime: start !== null && hasTimeOfDay(start),
    length: extent.length,
    recurrence: readRecurrence(found, clock, place, faults),
    isReplaced: false,
    hasBlocked: false,
  };
};

/** @param {CalendarEvent} event @returns {event is StartedEvent} */
export const hasStart = (event) => event.start !== null;
