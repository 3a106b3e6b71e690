// @ts-check
/** @import { BlockedTime } from './blockedTime.mjs' */
/** @import { CalendarEvent, StartedEvent } from './readEvent.mjs' */
/** @import { Steps } from './steps.mjs' */
import {
  blockDayOfEnd,
  blockExactly,
  blockOccurrence,
  blockOtherStarts,
  blockRoughly,
} from './blockEvent.mjs';
import { propertiesOf } from './components.mjs';
import { markReplaced } from './markReplaced.mjs';
import { hasStart } from './readEvent.mjs';
import { sizeOf } from './readLength.mjs';
import { readChanges } from './seriesChanges.mjs';
import { readExceptions, readFurtherDates } from './seriesDates.mjs';
import { expandSeries, readExcludedByRule, readRules } from './seriesRules.mjs';
import { aDay, hasTimeOfDay } from './times.mjs';

/**
 * What all series of a file share.
 *
 * @typedef {object} Reading
 * @property {number} from start of the wanted range, in milliseconds since the epoch
 * @property {number} to end of the range
 * @property {BlockedTime} blocked
 * @property {Steps} steps
 * @property {() => void} onCut is called where a series has more occurrences than are read
 */

/** How far around `from` and `to` occurrences are looked for: more than any two clocks differ. In milliseconds. */
const margin = 2 * aDay;

/**
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => string} keyOf
 * @returns {T[][]} the items with equal keys together, in the order of the first of each
 */
const group = (items, keyOf) => {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const item of items) {
    const same = groups.get(keyOf(item));
    if (same) same.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
};

/**
 * @param {readonly CalendarEvent[]} events
 * @returns {CalendarEvent[][]} the events of each UID; an event without one is alone
 */
export const groupByUid = (events) =>
  group(events, ({ uid, place }) => (uid === '' ? `none ${place}` : `uid ${uid}`));

/** @param {CalendarEvent} event @returns {boolean} whether it has a rule */
export const repeats = ({ component }) =>
  ['RRULE', 'EXRULE'].some((name) => propertiesOf(component, name).length > 0);

/**
 * Blocks the occurrences of an event that changes none: all that its start, its dates and its rules give, without those that are
 * excluded or changed.
 *
 * @param {StartedEvent} event
 * @param {CalendarEvent[]} changes the events that change occurrences of this one
 * @param {Reading} reading
 */
const blockSeries = (event, changes, { from, to, blocked, steps, onCut }) => {
  const { start, clock, faults, length } = event;
  const exceptions = readExceptions(event);
  const { replaced, moves } = readChanges(event, changes);
  const longest = Math.max(sizeOf(length), ...moves.map(({ change }) => sizeOf(change.length)), 0);
  const furthest = Math.max(...moves.map(({ by }) => Math.abs(by)), 0);
  const bounds = {
    from: from - longest - furthest - margin,
    to: to + furthest + margin,
    takeSteps: steps.ofSeries(),
  };
  const excluded = readExcludedByRule(event, bounds);
  const isExcluded = (/** @type {number} */ wall) => exceptions.has(wall) || excluded.has(wall);

  const block = (/** @type {number} */ wall) => {
    if (wall < bounds.from || wall > bounds.to || isExcluded(wall) || replaced.has(wall)) return;
    const move = moves.find(({ at }) => wall >= at);
    if (!move) blockOccurrence(blocked, event, wall);
    else if (!move.change.countsAsFree) {
      const moved = { ...move.change, apartUid: event.apartUid, faults };
      blockOccurrence(blocked, moved, wall + move.by, clock);
      event.hasBlocked = true;
    }
  };
  /** Blocks all time between the two, as occurrences are missing there. */
  const blockRest = (/** @type {number} */ at, /** @type {number} */ until) => {
    faults.add('amount');
    onCut();
    const end = until === Number.POSITIVE_INFINITY ? to : clock.at(until + longest + furthest);
    blockExactly(blocked, event, clock.at(Math.max(at - furthest, bounds.from)), Math.min(to, end));
  };

  const rules = readRules(event, 'RRULE');
  if (rules.some(({ mayBe }) => mayBe === 'times')) event.isRough = true;
  const listed = new Set([start.wall, ...readFurtherDates(event, isExcluded, blocked)]);
  for (const wall of listed) block(wall);
  blockOtherStarts(blocked, event);
  for (const rule of rules) {
    const blockOnce = (/** @type {number} */ wall) => {
      if (!listed.has(wall)) block(wall);
    };
    expandSeries(event, rule, bounds, blockOnce, blockRest);
  }
};

/**
 * @param {CalendarEvent} event without a RECURRENCE-ID
 * @param {CalendarEvent[]} changes the events that change occurrences of this one
 * @param {Reading} reading
 */
const readMaster = (event, changes, reading) => {
  if (event.countsAsFree) return;
  if (hasStart(event)) blockSeries(event, changes, reading);
  else blockDayOfEnd(reading.blocked, event);
};

/**
 * @param {CalendarEvent} event with a RECURRENCE-ID
 * @param {boolean} hasMaster whether the event whose occurrence it changes is in the file
 * @param {Reading} reading
 */
const readChange = (event, hasMaster, reading) => {
  const { blocked } = reading;
  if (event.countsAsFree) return;
  if (!hasStart(event)) {
    if (event.recurrence?.time) {
      const { time, clock } = event.recurrence;
      blockRoughly(blocked, event, time.wall, 0, clock, hasTimeOfDay(time));
    }
    blockDayOfEnd(blocked, event);
  } else if (!hasMaster && propertiesOf(event.component, 'RRULE').length > 0) {
    // Without the event that it changes, its own rule counts.
    blockSeries(event, [], reading);
  } else {
    if (!hasMaster && event.recurrence?.reach) event.faults.add('change');
    blockOccurrence(blocked, event, event.start.wall);
    blockOtherStarts(blocked, event);
  }
};

/**
 * Blocks the time of all events of one UID: the series, and the changes of its occurrences. Marks the events that are replaced.
 *
 * @param {CalendarEvent[]} events of one UID
 * @param {Reading} reading
 */
export const readSeries = (events, reading) => {
  const masters = events.filter(({ recurrence }) => !recurrence);
  const changes = events.filter(({ recurrence }) => recurrence);
  for (const versions of group(changes, ({ recurrence }) => recurrence?.key ?? '')) {
    markReplaced(versions, true);
  }
  markReplaced(masters, false);
  const current = changes.filter(({ isReplaced }) => !isReplaced);
  for (const event of current) readChange(event, masters.length > 0, reading);
  for (const event of masters) {
    if (!event.isReplaced) readMaster(event, current, reading);
  }
};
