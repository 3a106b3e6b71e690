// What a thread of its own runs, as it stands: it is no part of the server's bundle (readInThread.ts says what is sent).
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';

const aDay = 86_400_000;
/** Of one rule, and of all: a rule may have an occurrence each second. */
const mostTurns = 100_000;

/** What Windows calls zones, as Unicode's CLDR maps it to IANA's names. */
const windowsZones = JSON.parse(readFileSync(new URL('./windowsZones.json', import.meta.url), 'utf8'));

const { text, from, to, zone: ownersZone, owners, countsAllDay, most, milliseconds } = workerData;
const deadline = performance.now() + milliseconds;

let assumedZone = null;
let isCut = false;
let turns = 0;
/** @type {{ start: number, end: number, uid: string | null }[]} */
const found = [];

const isOver = () => {
  turns += 1;
  if (turns > mostTurns || found.length >= most || (turns % 256 === 0 && performance.now() > deadline)) {
    isCut = true;
  }
  return isCut;
};

/** A wall clock's time as a number: what it would be in UTC, in milliseconds. */
const wallOf = (time) => Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);

const plainOf = (wall) => {
  const at = new Date(wall);
  return new Temporal.PlainDateTime(
    at.getUTCFullYear(),
    at.getUTCMonth() + 1,
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
    at.getUTCSeconds(),
  );
};

const isKnown = (name) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
};

/** @returns IANA's name of what a calendar calls a zone, where there is one: "/mozilla.org/20050126_1/Asia/Kolkata" as well */
const ianaOf = (name) => {
  if (!name) return null;
  const parts = name.split('/').filter(Boolean);
  const candidates = [name, windowsZones[name], ...[3, 2, 1].map((count) => parts.slice(-count).join('/'))];
  return candidates.find((each) => each && isKnown(each)) ?? null;
};

/**
 * Clocks: from a wall clock's time to the instant, in milliseconds. ical.js takes a zone that it does not know for this
 * machine's own; so it only counts days and hours here, and the instants come from the zone's rules by its name.
 */
const namedClock = (name) => ({
  name,
  at: (wall) => plainOf(wall).toZonedDateTime(name, { disambiguation: 'compatible' }).epochMilliseconds,
  wallAt: (instant) => {
    const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(name);
    return Date.parse(`${zoned.toPlainDateTime().toString({ smallestUnit: 'second' })}Z`);
  },
});
const utc = { name: 'UTC', at: (wall) => wall, wallAt: (instant) => instant };

/** By the rules that the file brings itself. */
const ownClock = (definition, name) => {
  const zone = new ICAL.Timezone({ component: definition, tzid: name });
  const timeOf = (wall) => {
    const at = new Date(wall);
    return new ICAL.Time(
      {
        year: at.getUTCFullYear(),
        month: at.getUTCMonth() + 1,
        day: at.getUTCDate(),
        hour: at.getUTCHours(),
        minute: at.getUTCMinutes(),
        second: at.getUTCSeconds(),
      },
      zone,
    );
  };
  return {
    name: `file:${name}`,
    at: (wall) => wall - zone.utcOffset(timeOf(wall)) * 1000,
    wallAt: (instant) => {
      const offset = zone.utcOffset(timeOf(instant)) * 1000;
      return instant + zone.utcOffset(timeOf(instant + offset)) * 1000;
    },
  };
};

const ownersClock = namedClock(ownersZone);

const readFile = (calendar) => {
  const definitions = new Map(
    calendar.getAllSubcomponents('vtimezone').map((each) => [each.getFirstPropertyValue('tzid'), each]),
  );
  const calendarZone = ianaOf(calendar.getFirstPropertyValue('x-wr-timezone'));
  const clocks = new Map();
  const floating = () => {
    assumedZone = calendarZone ?? ownersZone;
    return calendarZone ? namedClock(calendarZone) : ownersClock;
  };
  const clockNamed = (tzid) => {
    const definition = definitions.get(tzid);
    const known = ianaOf(tzid) ?? ianaOf(definition?.getFirstPropertyValue('x-lic-location'));
    if (known) return namedClock(known);
    return definition ? ownClock(definition, tzid) : floating();
  };
  /** Whose clock a time of this property is on. */
  const clockOf = (property, time) => {
    if (time.isDate) return ownersClock;
    if (time.zone === ICAL.Timezone.utcTimezone) return utc;
    const tzid = property.getParameter('tzid') ?? '';
    if (!tzid) return floating();
    const clock = clocks.get(tzid) ?? clockNamed(tzid);
    clocks.set(tzid, clock);
    return clock;
  };
  const instantOf = (property, time) => clockOf(property, time).at(wallOf(time));
  const instantsOf = (component, name) =>
    component.getAllProperties(name).flatMap((property) =>
      property.getValues().map((value) => {
        const time = value instanceof ICAL.Period ? value.start : value;
        return { isDate: time.isDate, wall: wallOf(time), instant: instantOf(property, time) };
      }),
    );

  const calendarName = String(calendar.getFirstPropertyValue('x-wr-calname') ?? '').toLowerCase();
  const mailboxes = new Set([...owners, ...(calendarName.includes('@') ? [calendarName] : [])]);
  const isDeclined = (component) =>
    component.getAllProperties('attendee').some(
      (attendee) =>
        attendee.getParameter('partstat') === 'DECLINED' &&
        mailboxes.has(
          String(attendee.getFirstValue())
            .toLowerCase()
            .replace(/^mailto:/, ''),
        ),
    );
  const takesTime = (component) =>
    component.getFirstPropertyValue('transp') !== 'TRANSPARENT' &&
    component.getFirstPropertyValue('status') !== 'CANCELLED' &&
    component.getFirstPropertyValue('x-microsoft-cdo-busystatus') !== 'FREE' &&
    !isDeclined(component);

  /** How long each occurrence is, as the wall clock has it where start and end are on one clock. */
  const spanOf = (component, start, clock) => {
    const ending = component.getFirstProperty('dtend');
    if (ending) {
      const end = ending.getFirstValue();
      const endClock = clockOf(ending, end);
      if (endClock.name === clock.name) return { isWall: true, length: wallOf(end) - wallOf(start) };
      return { isWall: false, length: instantOf(ending, end) - clock.at(wallOf(start)) };
    }
    const duration = component.getFirstPropertyValue('duration');
    if (duration) return { isWall: start.isDate, length: duration.toSeconds() * 1000 };
    return { isWall: true, length: start.isDate ? aDay : 0 };
  };

  const add = (wall, clock, span, uid) => {
    const start = clock.at(wall);
    const end = span.isWall ? clock.at(wall + span.length) : start + span.length;
    if (end > start && start < to && end > from) found.push({ start, end, uid });
  };

  const readSeries = ([uid, components]) => {
    const changed = components.filter((each) => each.hasProperty('recurrence-id'));
    const replaced = changed.map((each) => {
      const property = each.getFirstProperty('recurrence-id');
      const time = property.getFirstValue();
      return { isDate: time.isDate, wall: wallOf(time), instant: instantOf(property, time) };
    });
    for (const component of components) {
      if (isOver()) return;
      const isChange = component.hasProperty('recurrence-id');
      if (!takesTime(component)) continue;
      const starting = component.getFirstProperty('dtstart');
      if (!starting) continue;
      const start = starting.getFirstValue();
      const clock = clockOf(starting, start);
      const first = wallOf(start);
      const span = spanOf(component, start, clock);
      const isWholeDay =
        start.isDate || component.getFirstPropertyValue('x-microsoft-cdo-alldayevent') === 'TRUE';
      if (isWholeDay && !countsAllDay) continue;
      if (isChange) {
        add(first, clock, span, uid);
        continue;
      }
      const left = [...instantsOf(component, 'exdate'), ...replaced];
      /** A date leaves out what begins on it; a time what begins at that instant. */
      const isLeft = (wall) =>
        left.some((each) =>
          each.isDate
            ? Math.floor(each.wall / aDay) === Math.floor(wall / aDay)
            : Math.abs(each.wall - wall) < 2 * aDay && each.instant === clock.at(wall),
        );
      const take = (wall) => {
        // So far around, whatever the zone: else each of them would be worked out.
        if (wall + Math.max(span.length, 0) < from - 2 * aDay || wall > to + 2 * aDay) return;
        if (!isLeft(wall)) add(wall, clock, span, uid);
      };
      const rules = component.getAllProperties('rrule');
      const begins = new Set([first]);
      for (const { instant, isDate, wall } of instantsOf(component, 'rdate')) {
        begins.add(isDate ? wall : clock.wallAt(instant));
      }
      if (rules.length === 0) {
        for (const wall of begins) take(wall);
        continue;
      }
      for (const wall of [...begins].slice(1)) take(wall);
      for (const property of rules) {
        const rule = property.getFirstValue();
        let until = Number.POSITIVE_INFINITY;
        if (rule.until) {
          const { until: last } = rule;
          if (last.isDate) until = wallOf(last) + aDay - 1;
          else until = last.zone === ICAL.Timezone.utcTimezone ? clock.wallAt(wallOf(last)) : wallOf(last);
          rule.until = null;
        }
        // Wall clock alone: a time without a zone.
        const iterator = rule.iterator(
          ICAL.Time.fromData({
            year: start.year,
            month: start.month,
            day: start.day,
            hour: start.hour,
            minute: start.minute,
            second: start.second,
            isDate: false,
          }),
        );
        for (let next = iterator.next(); next; next = iterator.next()) {
          const wall = wallOf(next);
          if (wall > until || wall > to + 2 * aDay || isOver()) break;
          take(wall);
        }
      }
    }
  };

  const series = new Map();
  const events = calendar.getAllSubcomponents('vevent');
  for (const [place, component] of events.entries()) {
    const uid = component.getFirstPropertyValue('uid') ?? `none ${place}`;
    series.set(uid, [...(series.get(uid) ?? []), component]);
  }
  let unread = 0;
  for (const each of series) {
    try {
      readSeries(each);
    } catch {
      // One event that nobody understands is not to open all the times of the others.
      unread += 1;
    }
  }
  if (unread > 0 && unread === series.size) throw new Error('No event could be read.');

  for (const component of calendar.getAllSubcomponents('vfreebusy')) {
    for (const property of component.getAllProperties('freebusy')) {
      if (property.getParameter('fbtype') === 'FREE') continue;
      for (const period of property.getValues()) {
        if (isOver()) break;
        const start = instantOf(property, period.start);
        const end = instantOf(property, period.getEnd());
        if (end > start && start < to && end > from) found.push({ start, end, uid: null });
      }
    }
  }
  return events.length;
};

const calendars = [ICAL.parse(text)].flatMap((parsed) =>
  typeof parsed[0] === 'string'
    ? [new ICAL.Component(parsed)]
    : parsed.map((each) => new ICAL.Component(each)),
);
if (calendars.length === 0 || !calendars.every(({ name }) => name === 'vcalendar'))
  throw new Error('This is no calendar.');
let events = 0;
for (const calendar of calendars) events += readFile(calendar);
parentPort.postMessage({ events, found, isCut, assumedZone });
