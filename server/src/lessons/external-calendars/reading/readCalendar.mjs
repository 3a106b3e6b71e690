// @ts-check
/** @import { Component } from './components.mjs' */
/** @import { Clocks } from './propertyClock.mjs' */
/** @import { Fate, PartRead } from './summarize.mjs' */
import { BlockedTime } from './blockedTime.mjs';
import { readComponents } from './components.mjs';
import { findEvents } from './findEvents.mjs';
import { readEvent } from './readEvent.mjs';
import { readFreeBusy } from './readFreeBusy.mjs';
import { groupByUid, readSeries, repeats } from './readSeries.mjs';
import { Steps } from './steps.mjs';
import { outcomeOf, summarize } from './summarize.mjs';
import { aDay } from './times.mjs';
import { makeZones } from './zones.mjs';

/**
 * @typedef {object} CalendarText
 * @property {string} text of an iCalendar file (RFC 5545)
 * @property {number} from start of the wanted range, in milliseconds since the epoch
 * @property {number} to end of the range
 * @property {string} zone IANA zone of the calendar's owner
 * @property {readonly string[]} owners the owner's mail addresses, in lower case: events that the owner declined block nothing
 * @property {boolean} countsAllDay whether events of whole days block time
 * @property {RegExp | null} [apart] matches UIDs whose busy times are returned with their UID; other busy times are merged if they overlap
 * @property {() => boolean} [isLate] whether the time for the reading is over; series not expanded by then block all their time
 *
 * @typedef {object} CalendarTimes
 * @property {number} events how many events the file has
 * @property {number} inPart how many of them were read in part
 * @property {PartRead[]} firstInPart the first five of these
 * @property {boolean} isCut whether the file ends early, or has more than is read: some free time then counts as busy
 * @property {string | null} assumedZone the zone that was assumed for times without one; null: there are none
 * @property {{ start: number, end: number, uid: string | null }[]} found the busy times, by their start, in
 *   milliseconds since the epoch. `uid`: the event's UID if `apart` matches it
 * @property {Fate[]} fates what became of each event
 */

const mostBusyTimes = 2_000;
/** How far outside the range clocks must be right, in milliseconds: a series may begin or end there. */
const clockMargin = 400 * aDay;

/**
 * Reads the busy times of a calendar. An event that cannot be read in full blocks the time that is known of it: its day, or, for a
 * series whose rule is not understood, every day (docs/decisions/0111).
 *
 * @param {CalendarText} calendarText
 * @returns {CalendarTimes | null} null: the text contains no calendar
 */
export const readCalendar = ({
  text,
  from,
  to,
  zone,
  owners,
  countsAllDay,
  apart = null,
  isLate = () => false,
}) => {
  const read = readComponents(text);
  if (!read) return null;
  const openZones = makeZones(read.calendars, { from: from - clockMargin, to: to + clockMargin }, isLate);
  const ownersClock = openZones(null)(zone);
  /** @type {string | null} */
  let assumedZone = null;
  /** @type {(calendar: Component) => Clocks} */
  const clocksOf = (calendar) => ({
    named: openZones(calendar),
    floating: ownersClock,
    ownersClock,
    onAssumed: (clock) => {
      assumedZone = clock.name.replace(/^file:/, '');
    },
  });

  const events = read.calendars
    .flatMap((calendar) => findEvents(calendar, clocksOf(calendar), owners))
    .map((found, place) => readEvent(found, place, { apart, countsAllDay }));

  const blocked = new BlockedTime(from, to, ownersClock);
  const steps = new Steps(events.filter(repeats).length, isLate);
  let isCut = read.endsEarly;
  const onCut = () => {
    isCut = true;
  };
  for (const series of groupByUid(events)) readSeries(series, { from, to, blocked, steps, onCut });
  const periods = read.calendars.flatMap((calendar) => readFreeBusy(calendar, clocksOf(calendar), blocked));

  const { found, isCoarse } = blocked.list(mostBusyTimes);
  return {
    ...summarize([...events.map(outcomeOf), ...periods], from),
    isCut: isCut || isCoarse,
    assumedZone,
    found,
  };
};
