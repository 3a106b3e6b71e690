/**
 * Clocks convert between wall-clock times and instants. A zone's offsets come from the file's VTIMEZONE, or from Temporal by the zone's
 * name.
 */
import { readFileSync } from 'node:fs';
import { Temporal } from 'temporal-polyfill';
import { propertiesOf, textOf } from './components.mjs';
import { expandRule, parseRule } from './rules.mjs';
import { aDay, aMinute, dayOf, parseOffset, parseTime } from './times.mjs';

/**
 * @typedef {object} Clock
 * @property {string} name
 * @property {(wall: number) => number} at the instant, in milliseconds since the epoch; a time in a gap has the offset before it, and a
 *   time that occurs twice is the first (RFC 5545, 3.3.5)
 * @property {(instant: number) => number} wallAt
 * @property {{ before: number, after: number } | null} doubt how much earlier and later the instant may be; null: it is known
 */

/** The names that Windows gives to zones, with their IANA names (from Unicode's CLDR). */
const windowsZones = new Map(
  Object.entries(JSON.parse(readFileSync(new URL('../windowsZones.json', import.meta.url), 'utf8'))).map(
    ([name, zone]) => [name.toLowerCase(), zone],
  ),
);

/** @returns {Clock} a clock with changes, in order: from `at` on, it is `offset` milliseconds east of UTC */
const clockOf = (name, offsetBefore, changes) => {
  const starts = [Number.NEGATIVE_INFINITY, ...changes.map(({ at }) => at)];
  const offsets = [offsetBefore, ...changes.map(({ offset }) => offset)];
  return {
    name,
    doubt: null,
    at: (wall) => {
      let place = starts.length - 1;
      while (place > 0 && wall - offsets[place - 1] < starts[place]) place -= 1;
      const instant = wall - offsets[place];
      return instant < starts[place] ? wall - offsets[place - 1] : instant;
    },
    wallAt: (instant) => {
      let place = starts.length - 1;
      while (place > 0 && instant < starts[place]) place -= 1;
      return instant + offsets[place];
    },
  };
};

export const utc = clockOf('UTC', 0, []);

/** @returns {Clock} a clock with a fixed offset, in milliseconds east of UTC */
export const fixedClock = (offset) => clockOf(`UTC+${offset}`, offset, []);

/** The clock of an unknown zone: between UTC+14 and UTC-12. */
const unknownClock = (name) => ({
  ...clockOf(`unknown:${name}`, 0, []),
  doubt: { before: 14 * 60 * aMinute, after: 12 * 60 * aMinute },
});

/** @returns {Clock | null} the clock of an IANA zone; null: Temporal does not know it. Intl also accepts IST and CST, each a name of several zones */
const ianaClock = (name, from, to) => {
  if (!/^[A-Za-z]/.test(name)) return null;
  try {
    let zoned = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(name);
    const before = zoned.offsetNanoseconds / 1_000_000;
    const changes = [];
    for (;;) {
      const next = zoned.getTimeZoneTransition('next');
      if (!next || next.epochMilliseconds > to) break;
      changes.push({ at: next.epochMilliseconds, offset: next.offsetNanoseconds / 1_000_000 });
      zoned = next;
    }
    return clockOf(name, before, changes);
  } catch {
    return null;
  }
};

/** "Central Standard Time 1" is what Outlook calls the second definition of a zone. */
const windowsName = (name) =>
  windowsZones.get(name.toLowerCase()) ?? windowsZones.get(name.toLowerCase().replace(/ \d+$/, ''));

/** @returns {Clock | null} the clock of a name that is an offset, such as "UTC+05:30" or "GMT-4" */
const offsetClock = (name) => {
  const offset = parseOffset(name.replace(/^(UTC|GMT)(?=.)/i, '').trim());
  return offset === null ? null : fixedClock(offset);
};

/**
 * Windows displays a zone as "(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi". That is its standard time: in summer the instant may be
 * an hour earlier. No zone at +05:30 has summer time.
 */
const shownClock = (name) => {
  const found = /^\((?:UTC|GMT)([+-]\d{1,2}:?\d{2})?\)/i.exec(name);
  const offset = found && parseOffset(found[1] ?? 'Z');
  if (offset === null) return null;
  const isSure = offset === 330 * aMinute || /Coordinated Universal Time/i.test(name);
  return { ...fixedClock(offset), doubt: isSure ? null : { before: 60 * aMinute, after: 0 } };
};

/** The most steps of a zone's rule. No zone changes more often than a few times a year. */
const mostTurns = 2_000;

/** @returns {{ at: number, offset: number, before: number }[] | null} the times at which an observance begins (RFC 5545, 3.6.5); null: it cannot be read */
const changesOf = (observance, from, to) => {
  const start = parseTime(textOf(observance, 'DTSTART'));
  const before = parseOffset(textOf(observance, 'TZOFFSETFROM'));
  const offset = parseOffset(textOf(observance, 'TZOFFSETTO'));
  if (!start || start.isRough || offset === null) return null;
  const offsetBefore = before ?? offset;
  const walls = new Set([start.wall]);
  for (const { value } of propertiesOf(observance, 'RDATE')) {
    for (const each of value.split(',')) {
      const time = parseTime(each);
      if (time) walls.add(time.wall);
    }
  }
  for (const { value } of propertiesOf(observance, 'RRULE')) {
    const read = parseRule(value);
    if (!read) continue;
    if (!read.isWhole) return null;
    const { until } = read.rule;
    const last = until
      ? until.isDate
        ? until.wall + aDay
        : until.wall + (until.offset === 0 ? offsetBefore : 0)
      : to;
    let turns = 0;
    let isCut = false;
    const end = Math.min(last, to);
    const bounds = {
      // The last change before the range is in force at its start.
      from: Math.min(from, end) - 800 * aDay,
      to: end,
      turn: (cost) => {
        turns += cost;
        return turns < mostTurns;
      },
      onCut: () => {
        isCut = true;
      },
    };
    for (const wall of expandRule(read.rule, start.wall, bounds)) walls.add(wall);
    if (isCut) return null;
  }
  return [...walls].map((wall) => ({ at: wall - offsetBefore, offset, before: offsetBefore }));
};

/** @returns {Clock | null} the clock that the file's own VTIMEZONE defines; null: it cannot be read */
const definedClock = (definition, name, from, to) => {
  const observances = definition.parts.filter((each) => ['STANDARD', 'DAYLIGHT'].includes(each.name));
  const found = observances.map((each) => changesOf(each, from, to));
  if (found.length === 0 || found.includes(null)) return null;
  const changes = found.flat().sort((a, b) => a.at - b.at);
  return clockOf(`file:${name}`, changes[0].before, changes);
};

const definitionsOf = (calendar) => calendar.parts.filter(({ name }) => name === 'VTIMEZONE');
const nameOf = (definition) => textOf(definition, 'TZID').replaceAll('"', '').toLowerCase();

/** @returns {Map<string, import('./components.mjs').Component[]>} the VTIMEZONEs, by TZID */
const byNames = (definitions) => {
  const named = new Map();
  for (const definition of definitions) {
    const those = named.get(nameOf(definition));
    if (those) those.push(definition);
    else named.set(nameOf(definition), [definition]);
  }
  return named;
};

/**
 * @param {import('./components.mjs').Component[]} calendars of one file
 * @param {{ from: number, to: number }} range instants in milliseconds since the epoch, in which clocks must be right
 * @param {() => boolean} isLate whether the time for the reading is over
 * @returns {(calendar: import('./components.mjs').Component | null) => (tzid: string) => Clock} the clocks of a calendar, by the name of
 *   the zone: as the calendar defines it, else as another calendar of the file does, else by IANA's or Windows' name; for null, by name
 *   alone
 */
export const makeZones = (calendars, { from, to }, isLate) => {
  /** @type {Map<string, Clock | null>} */
  const byName = new Map();
  const everywhere = byNames(calendars.flatMap(definitionsOf));
  const iana = (name) => {
    const key = name.toLowerCase();
    if (!byName.has(key)) byName.set(key, isLate() ? null : ianaClock(name, from, to));
    return byName.get(key);
  };
  const named = (name) => {
    const parts = name.split('/').filter(Boolean);
    const candidates = [
      name,
      name.replaceAll(' ', '_'),
      windowsName(name),
      /^tzone:\/\/Microsoft\/Utc$/i.test(name) ? 'UTC' : undefined,
      // "/mozilla.org/20050126_1/Asia/Kolkata" ends in IANA's name.
      ...(parts.length > 1 ? [3, 2].map((count) => parts.slice(-count).join('/')) : []),
    ];
    for (const candidate of candidates) {
      const clock = candidate && iana(candidate);
      if (clock) return clock;
    }
    return offsetClock(name) ?? shownClock(name);
  };
  const defined = (definitions, tzid) => {
    // Take the first definition that can be read.
    for (const definition of isLate() ? [] : definitions.slice(0, 3)) {
      const clock = definedClock(definition, tzid, from, to) ?? iana(textOf(definition, 'X-LIC-LOCATION'));
      if (clock) return clock;
    }
    return null;
  };
  const fromFile = new Map();
  return (calendar) => {
    const own = byNames(calendar ? definitionsOf(calendar) : []);
    const known = new Map();
    const find = (tzid) => {
      const key = tzid.toLowerCase();
      const here = own.get(key);
      const clock = here ? defined(here, tzid) : null;
      if (clock) return clock;
      if (!calendar) return named(tzid) ?? unknownClock(tzid);
      if (!fromFile.has(key)) {
        const there = everywhere.get(key);
        fromFile.set(key, (there && defined(there, tzid)) ?? named(tzid) ?? unknownClock(tzid));
      }
      return fromFile.get(key);
    };
    return (tzid) => {
      const clock = known.get(tzid) ?? find(tzid);
      known.set(tzid, clock);
      return clock;
    };
  };
};

/** @returns {{ start: number, end: number }} the instants between which a day lasts */
export const wholeDay = (clock, day) => ({ start: clock.at(day * aDay), end: clock.at((day + 1) * aDay) });

/** @returns {number} the day at an instant */
export const dayAtInstant = (clock, instant) => dayOf(clock.wallAt(instant));
