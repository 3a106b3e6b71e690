import { BusyTimes } from './busyTimes.mjs';
import { propertiesOf, readComponents, textOf } from './components.mjs';
import { everyDay, expandRule, parseRule } from './rules.mjs';
import { aDay, dayOf, parseDuration, parseTime } from './times.mjs';
import { dayAtInstant, fixedClock, makeZones, utc, wholeDay } from './zones.mjs';

/**
 * @typedef {object} Wanted
 * @property {string} text
 * @property {number} from start of the wanted range, in milliseconds since the epoch
 * @property {number} to end of the range
 * @property {string} zone IANA zone of the calendar's owner
 * @property {readonly string[]} owners the owner's mail addresses, in lower case
 * @property {boolean} countsAllDay
 * @property {RegExp | null} [apart] matches UIDs whose stretches are returned with their UID
 * @property {() => boolean} [isLate] whether the time for the reading is over
 *
 * @typedef {'date' | 'time' | 'zone' | 'end' | 'rule' | 'dates' | 'change' | 'amount' | 'cut'} Why
 * @typedef {{ name: string | null, date: string | null, why: Why }} PartRead
 * @typedef {'busy' | 'free' | 'replaced' | 'away' | 'part'} Fate
 */

/** Steps of one series: enough for an occurrence every five minutes. Beyond its own share, a series draws on a store for the whole file. */
const mostTurns = 26_000;
const commonTurns = 1_000_000;
const sharedTurns = 2_000_000;
const fewestTurns = 60;

const aMoment = 60_000;

const withinDays = new Set(['HOURLY', 'MINUTELY', 'SECONDLY']);

const mostStretches = 2_000;
const mostNamed = 5;
/** A DTSTART in another year is a mistake: some exporters write years of the Thai calendar. */
const years = { from: Date.UTC(1583, 0), to: Date.UTC(2400, 0) };
const isBelievable = (time) => Boolean(time) && time.wall >= years.from && time.wall < years.to;
/** Days before and after the wanted range in which occurrences of a series are expanded as well. */
const aroundDays = 2;

const plainText = (text) => text.replace(/\\n/gi, ' ').replace(/\\(.)/g, '$1').trim();

/** @returns {string[]} the values of all properties of that name, in upper case */
const sayings = (component, name) =>
  propertiesOf(component, name)
    .map(({ first }) => first.toUpperCase())
    .filter((value) => value !== '');

/** @returns whether there is such a property and each one matches: an event that contradicts itself is busy */
const saysOnly = (component, name, isMeant) => {
  const all = sayings(component, name);
  return all.length > 0 && all.every(isMeant);
};

/** @returns {import('./times.mjs').Time | null} the property's time, with or without the text after its line */
const timeOf = ({ value, first }) => {
  const time = parseTime(value);
  return value === first || (time && !time.isRough) ? time : (parseTime(first) ?? time);
};

/**
 * Reads the busy times of a calendar. An event that cannot be read in full blocks the time that is known of it: its day, or, for a series
 * whose rule is not understood, every day.
 *
 * @param {Wanted} wanted
 * @returns {{
 *   events: number, inPart: number, firstInPart: PartRead[], isCut: boolean, assumedZone: string | null,
 *   found: { start: number, end: number, uid: string | null }[], fates: Fate[],
 * } | null} null: the text is no calendar
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
  const range = { from: from - 400 * aDay, to: to + 400 * aDay };
  const busy = new BusyTimes(from, to);
  const openZones = makeZones(read.calendars, range, isLate);
  const ownersClock = openZones(null)(zone);
  let assumedZone = null;
  let isCut = read.endsEarly;
  /** @type {Fate[]} */
  const fates = [];
  const inPart = [];

  const addDays = (firstDay, lastDay) => {
    const { start } = wholeDay(ownersClock, firstDay);
    const { end } = wholeDay(ownersClock, Math.max(firstDay, lastDay));
    return busy.add(start, end, null);
  };

  /** Blocks an occurrence read in part: its day in the owner's zone, and also its day in its own zone if that is known. */
  const addRoughly = (wall, length, clock, hasTime) => {
    const end = wall + Math.max(length, 0);
    let isAdded = addDays(dayOf(wall), dayOf(Math.max(wall, end - 1)));
    const [first, last] = hasTime
      ? [wall, end]
      : [dayOf(wall) * aDay, (dayOf(Math.max(wall, end - 1)) + 1) * aDay];
    const [start, stop] = [clock.at(first), clock.at(last)];
    if (clock.doubt) {
      isAdded = busy.add(start - clock.doubt.before, stop + clock.doubt.after, null) || isAdded;
    } else if (hasTime) {
      const days = [start, Math.max(start, stop - 1)].map((instant) => dayAtInstant(ownersClock, instant));
      isAdded = addDays(days[0], days[1]) || isAdded;
    } else isAdded = busy.add(start, stop, null) || isAdded;
    return isAdded;
  };

  const events = read.calendars.flatMap((calendar) => {
    const zones = openZones(calendar);
    const named = textOf(calendar, 'X-WR-TIMEZONE') || textOf(calendar, 'TIMEZONE-ID');
    const calendarClock = named ? zones(named) : null;
    const floating = calendarClock && !calendarClock.doubt ? calendarClock : ownersClock;
    const calendarName = textOf(calendar, 'X-WR-CALNAME').toLowerCase();
    const scope = {
      zones,
      floating,
      mailboxes: new Set([...owners, ...(calendarName.includes('@') ? [calendarName] : [])]),
      isCancelling: saysOnly(calendar, 'METHOD', (value) => value === 'CANCEL'),
    };
    const known = new Set([
      'VTIMEZONE',
      'VTODO',
      'VJOURNAL',
      'VFREEBUSY',
      'VAVAILABILITY',
      'VALARM',
      'VPOLL',
      'VCARD',
    ]);
    return calendar.parts
      .filter(
        ({ name, properties }) =>
          name === 'VEVENT' ||
          // BEGIN may be misspelled.
          (!known.has(name) && properties.some((property) => property.name === 'DTSTART')),
      )
      .map((component) => ({ component, scope }));
  });

  const assume = (clock) => {
    assumedZone = clock.name.replace(/^file:/, '');
    return clock;
  };

  /** @returns the clock of a time of this property */
  const clockOf = ({ params }, time, { zones, floating }) => {
    if (time.isDate) return ownersClock;
    if (time.offset !== null) return time.offset === 0 ? utc : fixedClock(time.offset);
    const tzid = params.get('TZID') ?? '';
    return tzid === '' ? assume(floating) : zones(tzid);
  };

  const isDeclined = (component, { mailboxes }) => {
    const owns = propertiesOf(component, 'ATTENDEE').filter(({ value, params }) =>
      [value.replace(/^mailto:/i, ''), params.get('EMAIL') ?? ''].some((each) =>
        mailboxes.has(each.trim().toLowerCase()),
      ),
    );
    return (
      owns.length > 0 && owns.every(({ params }) => params.get('PARTSTAT')?.toUpperCase() === 'DECLINED')
    );
  };

  const takesNoTime = ({ component, scope }) =>
    scope.isCancelling ||
    saysOnly(component, 'TRANSP', (value) => value.startsWith('TRANSPARENT')) ||
    saysOnly(component, 'STATUS', (value) => value === 'CANCELLED' || value === 'CANCELED') ||
    saysOnly(component, 'X-MICROSOFT-CDO-BUSYSTATUS', (value) => value === 'FREE') ||
    saysOnly(component, 'BUSYSTATUS', (value) => value === 'FREE') ||
    isDeclined(component, scope);

  /** @returns an event, read as far as possible */
  const readEvent = ({ component, scope }, place) => {
    const uid = textOf(component, 'UID');
    const event = {
      component,
      scope,
      place,
      uid,
      // Only a stretch that was read in full is returned with its UID.
      apartUid: apart?.test(uid) ? uid : null,
      sequence: Number.parseInt(textOf(component, 'SEQUENCE'), 10),
      stamp: parseTime(textOf(component, 'DTSTAMP'))?.wall ?? Number.NaN,
      takesNoTime: takesNoTime({ component, scope }),
      /** @type {Set<Why>} */
      faults: new Set(),
      isAdded: false,
      isReplaced: false,
      starts: [],
      start: null,
      clock: ownersClock,
      /** Whether each occurrence blocks whole days, because its times are unknown. */
      isRough: false,
      hasTime: false,
      isWholeDay: false,
      // The length: days and milliseconds of the wall clock, and milliseconds of elapsed time.
      days: 0,
      wallRest: 0,
      rest: 0,
      recurrence: null,
      reach: null,
    };
    if (component.isCut) event.faults.add('cut');
    readStart(event);
    if (event.start) readLength(event);
    readRecurrence(event);
    return event;
  };

  const readStart = (event) => {
    const { component, scope, faults } = event;
    const starting = propertiesOf(component, 'DTSTART');
    const times = starting.map((property) => ({ property, time: timeOf(property) }));
    const sound = times.filter(({ time }) => isBelievable(time));
    // A repeated line counts once.
    const different = new Map(
      sound.map((each) => [`${each.time.wall} ${each.property.params.get('TZID')}`, each]),
    );
    event.starts = [...different.values()].map(({ time }) => time);
    const [first] = sound;
    if (!first || sound.length < times.length) faults.add('date');
    if (!first) return;
    if (different.size > 1) {
      faults.add('date');
      event.isRough = true;
    }
    const { property, time } = first;
    const isDay = property.params.get('VALUE')?.toUpperCase() === 'DATE';
    // Some exporters write midnight for a date.
    event.start = isDay ? { ...time, wall: dayOf(time.wall) * aDay, isDate: true, isRough: false } : time;
    event.clock = clockOf(property, event.start, scope);
    event.hasTime = !event.start.isDate && !event.start.isRough;
    if (event.start.isRough) {
      faults.add('time');
      event.isRough = true;
    }
    if (event.clock.doubt) {
      faults.add('zone');
      event.isRough = true;
    }
    event.isWholeDay = event.start.isDate;
  };

  const readLength = (event) => {
    const { component, scope, faults, start, clock } = event;
    const unknown = (length = 0) => {
      faults.add('end');
      event.isRough = true;
      event.rest = Math.max(event.rest, length);
    };
    const all = ['DTEND', 'DURATION'].flatMap((name) => propertiesOf(component, name));
    const [endings, lengths] = ['DTEND', 'DURATION'].map((name) =>
      all.filter((property) => property.name === name && (property.value !== '' || property.isBroken)),
    );
    // The end is empty, so the length is unknown.
    if (!start.isDate && all.length > 0 && endings.length + lengths.length === 0) unknown();
    const candidates = [];
    for (const property of endings) {
      const time = timeOf(property);
      if (!time) unknown();
      else if (time.isRough) unknown(dayOf(time.wall) * aDay + aDay - start.wall);
      else {
        const isDate =
          time.isDate || (start.isDate && property.params.get('VALUE')?.toUpperCase() === 'DATE');
        if (start.isDate && isDate)
          candidates.push({ days: Math.floor(time.wall / aDay) - dayOf(start.wall), rest: 0 });
        else if (start.isDate || isDate || start.isRough) {
          // Only one of start and end has a time: block both days and the days between.
          unknown(dayOf(time.wall) * aDay + aDay - start.wall);
          event.isWholeDay = false;
        } else {
          const endClock = clockOf(property, time, scope);
          if (endClock.name === clock.name)
            candidates.push({ days: 0, rest: time.wall - start.wall, isWall: true });
          else if (endClock.doubt || clock.doubt) {
            faults.add('zone');
            unknown(time.wall - start.wall + aDay);
          } else candidates.push({ days: 0, rest: endClock.at(time.wall) - clock.at(start.wall) });
        }
      }
    }
    for (const { value, first } of lengths) {
      const length = parseDuration(value) ?? parseDuration(first);
      if (length) candidates.push(length);
      // Beside a readable end, this is a line of text that looks like a duration.
      else if (candidates.length === 0) unknown();
    }
    const sizeOf = ({ days, rest }) => days * aDay + rest;
    const [longest] = candidates.sort((a, b) => sizeOf(b) - sizeOf(a));
    if (longest && sizeOf(longest) < 0) {
      // It ends before it begins. Many exporters that mean a single day write such an end after a date.
      if (start.isDate) faults.add('end');
      else unknown();
    } else if (longest) {
      event.days = longest.isWall ? 0 : longest.days;
      event.wallRest = longest.isWall ? longest.rest : 0;
      event.rest = Math.max(event.rest, longest.isWall ? 0 : longest.rest);
    }
    if (start.isDate && event.days * aDay + event.rest < aDay) {
      event.days = 1;
      event.rest = 0;
    }
    const isMarked = ['X-MICROSOFT-CDO-ALLDAYEVENT', 'X-FUNAMBOL-ALLDAY'].some((name) =>
      saysOnly(component, name, (value) => value === 'TRUE' || value === '1'),
    );
    const length = event.days * aDay + event.wallRest + event.rest;
    if (isMarked && event.hasTime && start.wall % aDay === 0 && length > 0 && length % aDay === 0) {
      event.isWholeDay = true;
    }
  };

  const readRecurrence = (event) => {
    const { component, scope, faults } = event;
    const [property] = propertiesOf(component, 'RECURRENCE-ID');
    if (!property) return;
    const time = timeOf(property);
    if (!time || time.isRough) {
      faults.add('change');
      event.recurrence = { key: `unread ${event.place}`, time, clock: ownersClock, isFloating: false };
      return;
    }
    const isDate = time.isDate || property.params.get('VALUE')?.toUpperCase() === 'DATE';
    const isFloating = !isDate && time.offset === null && !property.params.get('TZID');
    const clock = isFloating ? event.clock : clockOf(property, { ...time, isDate }, scope);
    const key = isDate
      ? `date ${dayOf(time.wall)}`
      : `${clock.doubt ? clock.name : ''}${clock.at(time.wall)}`;
    const reach = property.params.get('RANGE')?.toUpperCase() ?? null;
    event.recurrence = { key, time: { ...time, isDate }, clock, isFloating };
    event.reach = reach;
    if (reach && reach !== 'THISANDFUTURE') faults.add('change');
  };

  /** @returns whether an event blocks no time: it is free, or a whole day where whole days do not count */
  const isPassedOver = (event) =>
    event.takesNoTime ||
    (event.isWholeDay && !countsAllDay && !event.faults.has('end') && !event.faults.has('date'));

  const lengthOf = ({ days, wallRest, rest }) => days * aDay + wallRest + rest;

  /** Blocks an occurrence of an event. */
  const take = (event, wall, clock = event.clock) => {
    const { days, wallRest, rest, isRough, hasTime, apartUid, faults } = event;
    if (isRough) {
      event.isAdded = addRoughly(wall, lengthOf(event), clock, hasTime) || event.isAdded;
      return;
    }
    const start = clock.at(wall);
    // An event without a length blocks the minute in which it starts.
    const end = Math.max(clock.at(wall + days * aDay + wallRest) + rest, start + aMoment);
    event.isAdded = busy.add(start, end, faults.size > 0 ? null : apartUid) || event.isAdded;
    // The file ends inside the event, so part of it may be missing.
    if (faults.has('cut')) addRoughly(wall, lengthOf(event), clock, hasTime);
  };

  const greatest = (numbers) =>
    numbers.reduce((most, each) => (each > most ? each : most), Number.NEGATIVE_INFINITY);

  /**
   * Marks versions of an event that a newer version replaces: one with a higher SEQUENCE, a cancellation or, with `byStamp`, one with a
   * later DTSTAMP. Versions that cannot be ordered all count.
   */
  const markReplaced = (versions, byStamp) => {
    if (versions.length < 2) return;
    const sound = versions.filter(({ faults, takesNoTime: isFree }) => !faults.has('date') || isFree);
    const highest = greatest(sound.map(({ sequence }) => sequence));
    const newest = sound.filter(({ sequence }) => !(sequence < highest));
    const isCalledOff = newest.some(({ scope }) => scope.isCancelling);
    const latest = greatest(newest.map(({ stamp }) => stamp));
    for (const event of versions) {
      event.isReplaced =
        event.sequence < highest ||
        (isCalledOff && !event.scope.isCancelling) ||
        (byStamp && event.stamp < latest);
    }
  };

  const all = events.map(readEvent);
  /** @type {Map<string, (typeof all)[number][]>} */
  const series = new Map();
  for (const event of all) {
    const key = event.uid === '' ? `none ${event.place}` : `uid ${event.uid}`;
    const those = series.get(key);
    if (those) those.push(event);
    else series.set(key, [event]);
  }
  const repeating = all.filter(({ component }) =>
    ['RRULE', 'EXRULE'].some((name) => propertiesOf(component, name).length > 0),
  );
  const share = Math.min(
    mostTurns,
    Math.max(fewestTurns, Math.floor(sharedTurns / Math.max(1, repeating.length))),
  );
  let common = commonTurns;
  let calls = 0;
  let isOver = false;

  /** @returns {(cost: number) => boolean} whether a series may take another step, from its share or the store of the file */
  const makeTurns = () => {
    let own = 0;
    return (cost) => {
      calls += 1;
      if (calls % 256 === 0 && isLate()) isOver = true;
      own += cost;
      if (isOver || own > mostTurns) return false;
      if (own <= share) return true;
      common -= cost;
      return common >= 0;
    };
  };

  /** @returns {{ instants: Set<number>, walls: Set<number>, days: Set<number> }} the occurrences that EXDATE excludes from a series */
  const readExceptions = (event) => {
    const left = { instants: new Set(), walls: new Set(), days: new Set() };
    for (const property of propertiesOf(event.component, 'EXDATE')) {
      const isDay = property.params.get('VALUE')?.toUpperCase() === 'DATE';
      if (property.isBroken) event.faults.add('dates');
      for (const value of property.value.split(',')) {
        if (value.trim() === '') continue;
        const time = parseTime(value);
        if (!time || time.isRough) event.faults.add('dates');
        else if (time.isDate || isDay) left.days.add(dayOf(time.wall));
        // A time without a zone is in the zone of the series.
        else if (time.offset === null && !property.params.get('TZID')) left.walls.add(time.wall);
        else {
          const clock = clockOf(property, time, event.scope);
          if (clock.doubt && clock.name !== event.clock.name) event.faults.add('dates');
          else left.instants.add(clock.at(time.wall));
        }
      }
    }
    return left;
  };

  /** Reads RDATE. Blocks periods, which have their own length. @returns the wall-clock times of the other dates */
  const readFurther = (event, isLeft) => {
    const { component, scope, faults, clock } = event;
    const walls = new Set();
    for (const property of propertiesOf(component, 'RDATE')) {
      if (property.isBroken) faults.add('dates');
      for (const value of property.value.split(',')) {
        if (value.trim() === '') continue;
        const [first, second] = value.split('/');
        const time = parseTime(first);
        if (!time || time.isRough) {
          faults.add('dates');
          if (time) event.isAdded = addRoughly(time.wall, 0, ownersClock, false) || event.isAdded;
          continue;
        }
        const isFloating = time.offset === null && !property.params.get('TZID') && !time.isDate;
        const ownClock = isFloating ? clock : clockOf(property, time, scope);
        if (ownClock.doubt && !clock.doubt) {
          faults.add('zone');
          event.isAdded = addRoughly(time.wall, lengthOf(event), ownClock, true) || event.isAdded;
        } else if (second !== undefined) {
          const period = periodOf(time, second, ownClock, property, scope);
          if (!period) {
            faults.add('dates');
            event.isAdded = addRoughly(time.wall, 0, ownClock, true) || event.isAdded;
          } else if (!isLeft(clock.wallAt(period.start))) {
            event.isAdded = busy.add(period.start, period.end, null) || event.isAdded;
          }
        } else if (time.isDate) {
          // In a series with times, a date means that day at the time of the series.
          walls.add(event.start.isDate ? time.wall : time.wall + (event.start.wall % aDay));
        } else walls.add(ownClock.name === clock.name ? time.wall : clock.wallAt(ownClock.at(time.wall)));
      }
    }
    return walls;
  };

  /** @returns {{ start: number, end: number } | null} of "20261204T100000Z/PT1H" or with a second time */
  const periodOf = (time, second, clock, property, scope) => {
    const start = clock.at(time.wall);
    const length = parseDuration(second);
    if (length) return { start, end: clock.at(time.wall + length.days * aDay) + length.rest };
    const last = parseTime(second);
    if (!last || last.isRough || last.isDate) return null;
    const isFloating = last.offset === null && !property.params.get('TZID');
    const end = (isFloating ? clock : clockOf(property, last, scope)).at(last.wall);
    return end >= start ? { start, end } : null;
  };

  /** @returns {number} the last wall-clock time that a rule includes */
  const untilOf = (rule, { clock, start }) => {
    const { until } = rule;
    if (!until) return Number.POSITIVE_INFINITY;
    if (until.isDate || until.isRough) return (dayOf(until.wall) + 1) * aDay - 1;
    if (until.offset === null) return until.wall;
    const instant = until.wall - until.offset;
    // For a series of days, UNTIL's day is taken in UTC or in the owner's zone, whichever is later.
    if (start.isDate) return Math.max(until.wall, ownersClock.wallAt(instant));
    return clock.wallAt(instant + (clock.doubt?.after ?? 0));
  };

  /** Calls `each` with the wall-clock time of every occurrence of a rule. */
  const expand = (event, { rule, mayBe }, bounds, turn, each, onCut) => {
    const until = untilOf(rule, event);
    const isTimed = event.hasTime;
    const ofDays = { bySecond: null, byMinute: null, byHour: null };
    let used = isTimed ? rule : { ...rule, ...ofDays };
    // A series of days has no occurrences within a day (RFC 5545, 3.3.10).
    if (mayBe || (!isTimed && withinDays.has(rule.freq))) used = everyDay(rule);
    // COUNT and UNTIL must not occur together. If they do, the series ends at the later of both ends.
    const variants = used.count !== null && rule.until ? [{ ...used, count: null }, used] : [used];
    for (const variant of variants) {
      const last = variant.count !== null && variants.length > 1 ? Number.POSITIVE_INFINITY : until;
      let cutAt = null;
      const reach = { from: bounds.from, to: Math.min(bounds.to, last), turn, onCut: (at) => (cutAt = at) };
      for (const wall of expandRule(variant, event.start.wall, reach)) each(wall);
      if (cutAt !== null) onCut(cutAt, last);
    }
  };

  const readRules = (event, name) =>
    propertiesOf(event.component, name).flatMap((property) => {
      let rule = parseRule(property.isBroken ? 'FREQ=' : property.value);
      // Text after the line may or may not be the rest of the rule.
      if (rule && !rule.isWhole && property.first !== property.value) rule = { ...rule, mayBe: 'times' };
      if (!rule) return [];
      if (!rule.isWhole) event.faults.add('rule');
      return [rule];
    });

  const readSeries = (components) => {
    const changes = components.filter(({ recurrence }) => recurrence);
    const masters = components.filter(({ recurrence }) => !recurrence);
    const versions = new Map();
    for (const event of changes) {
      const { key } = event.recurrence;
      const same = versions.get(key);
      if (same) same.push(event);
      else versions.set(key, [event]);
    }
    for (const same of versions.values()) markReplaced(same, true);
    markReplaced(masters, false);
    const current = changes.filter(({ isReplaced }) => !isReplaced);
    for (const event of current) readChange(event, masters.length > 0);
    for (const event of masters) {
      if (!event.isReplaced) readMaster(event, current);
    }
  };

  const readChange = (event, hasMaster) => {
    if (isPassedOver(event)) return;
    if (!event.start) {
      const { time } = event.recurrence;
      if (time)
        event.isAdded = addRoughly(time.wall, 0, event.recurrence.clock, !time.isDate && !time.isRough);
      for (const { value } of propertiesOf(event.component, 'DTEND')) addKnownDay(event, value);
      return;
    }
    // The changed event is not in the file, so this event may have a rule of its own.
    if (!hasMaster && propertiesOf(event.component, 'RRULE').length > 0) readMaster(event, []);
    else {
      if (!hasMaster && event.reach) event.faults.add('change');
      take(event, event.start.wall);
      for (const other of event.starts) addOtherStart(event, other);
    }
  };

  const addKnownDay = (event, value) => {
    const time = parseTime(value);
    if (time) event.isAdded = addRoughly(time.wall, 0, ownersClock, false) || event.isAdded;
  };

  const addOtherStart = (event, other) => {
    if (other.wall !== event.start.wall) {
      event.isAdded =
        addRoughly(other.wall, lengthOf(event), event.clock, !other.isDate && !other.isRough) ||
        event.isAdded;
    }
  };

  /** @returns {number} the wall-clock time on the given clock at which an event begins */
  const startOn = (clock, { start, clock: own }) =>
    start.isDate || own.doubt || own.name === clock.name ? start.wall : clock.wallAt(own.at(start.wall));

  const readMaster = (event, changes) => {
    if (isPassedOver(event)) return;
    const { component, start, clock, faults } = event;
    if (!start) {
      for (const { value } of propertiesOf(component, 'DTEND')) addKnownDay(event, value);
      return;
    }
    const left = readExceptions(event);
    const replaced = { instants: new Set(), walls: new Set(), days: new Set() };
    const later = [];
    for (const change of changes) {
      // An unreadable change leaves the occurrence that it changes in place.
      if (change.faults.has('change') || (!change.start && !change.takesNoTime)) continue;
      const { time, clock: itsClock, isFloating } = change.recurrence;
      if (time.isDate) replaced.days.add(dayOf(time.wall));
      else if (isFloating) replaced.walls.add(time.wall);
      else if (itsClock.doubt && itsClock.name !== clock.name) continue;
      else replaced.instants.add(itsClock.at(time.wall));
      if (change.reach === 'THISANDFUTURE') {
        const at = time.isDate || isFloating ? time.wall : clock.wallAt(itsClock.at(time.wall));
        // A date without a time has the time of day of the series.
        const original = time.isDate && !start.isDate ? at + (start.wall % aDay) : at;
        later.push({ at, by: change.start ? startOn(clock, change) - original : 0, change });
      }
    }
    later.sort((a, b) => b.at - a.at);
    const has = ({ days, walls, instants }, wall) =>
      days.has(dayOf(wall)) || walls.has(wall) || (instants.size > 0 && instants.has(clock.at(wall)));
    let isLeftByRule = () => false;
    const isLeft = (wall) => has(left, wall) || isLeftByRule(wall);
    const longest = Math.max(lengthOf(event), ...later.map(({ change }) => lengthOf(change)), 0);
    const shift = Math.max(...later.map(({ by }) => Math.abs(by)), 0);
    const furthest = shift + aroundDays * aDay;
    const bounds = { from: from - longest - furthest, to: to + furthest };
    const occurrence = (wall) => {
      if (wall < bounds.from || wall > bounds.to || isLeft(wall) || has(replaced, wall)) return;
      const moved = later.find(({ at }) => wall >= at);
      if (!moved) take(event, wall);
      else if (!isPassedOver(moved.change)) {
        take({ ...moved.change, apartUid: event.apartUid, faults }, wall + moved.by, clock);
        event.isAdded = true;
      }
    };
    const turn = makeTurns();
    const cutOff = (at, until) => {
      faults.add('amount');
      isCut = true;
      const end = until === Number.POSITIVE_INFINITY ? to : clock.at(until + longest + shift);
      event.isAdded =
        busy.add(clock.at(Math.max(at - shift, bounds.from)), Math.min(to, end), null) || event.isAdded;
    };
    const exclusions = readRules(event, 'EXRULE');
    // An exclusion that is not understood excludes nothing.
    const excluded = exclusions.filter(
      ({ rule, isWhole }) =>
        isWhole && (event.hasTime || !withinDays.has(rule.freq)) && !(rule.count !== null && rule.until),
    );
    if (excluded.length < exclusions.length) faults.add('rule');
    if (excluded.length > 0) {
      const out = new Set();
      for (const rule of excluded) {
        expand(
          event,
          rule,
          bounds,
          turn,
          (wall) => out.add(wall),
          () => faults.add('amount'),
        );
      }
      isLeftByRule = (wall) => out.has(wall);
    }
    const rules = readRules(event, 'RRULE');
    if (rules.some(({ mayBe }) => mayBe === 'times')) event.isRough = true;
    const taken = new Set([start.wall, ...readFurther(event, isLeft)]);
    for (const wall of taken) occurrence(wall);
    for (const other of event.starts) addOtherStart(event, other);
    for (const rule of rules) {
      expand(event, rule, bounds, turn, (wall) => !taken.has(wall) && occurrence(wall), cutOff);
    }
  };

  for (const components of series.values()) readSeries(components);

  const nameOf = (component) => plainText(textOf(component, 'SUMMARY')).slice(0, 200) || null;
  const dateOf = (wall) => new Date(wall).toISOString().slice(0, 10);
  for (const event of all) {
    const { faults, start, component, takesNoTime: isFree, isReplaced, isAdded } = event;
    // An event that takes no time need not be readable.
    const isPart = faults.size > 0 && !isPassedOver(event) && !isReplaced;
    if (isPart) {
      const [why] = faults;
      const known = [start, event.recurrence?.time, parseTime(textOf(component, 'DTEND'))].find(isBelievable);
      inPart.push({ name: nameOf(component), date: known ? dateOf(known.wall) : null, why });
    }
    if (isPart) fates.push('part');
    else if (isReplaced) fates.push('replaced');
    else if (isFree || isPassedOver(event)) fates.push('free');
    else fates.push(isAdded ? 'busy' : 'away');
  }

  for (const calendar of read.calendars) {
    const zones = openZones(calendar);
    for (const component of calendar.parts) {
      const periods = component.name === 'VFREEBUSY' ? propertiesOf(component, 'FREEBUSY') : [];
      if (periods.length === 0) continue;
      const faults = new Set();
      if (component.isCut) faults.add('cut');
      let date = null;
      for (const property of periods) {
        if (property.params.get('FBTYPE')?.toUpperCase() === 'FREE') continue;
        for (const value of property.value.split(',')) {
          const [first, second = ''] = value.split('/');
          if (value.trim() === '') continue;
          const time = parseTime(first);
          const scope = { zones, floating: ownersClock };
          const clock = time && clockOf(property, time, scope);
          const period =
            time &&
            !time.isRough &&
            !time.isDate &&
            !clock.doubt &&
            periodOf(time, second, clock, property, scope);
          if (period) busy.add(period.start, period.end, null);
          else {
            faults.add(time ? 'time' : 'date');
            if (time) addRoughly(time.wall, 0, clock, !time.isDate && !time.isRough);
            if (time) date ??= dateOf(time.wall);
          }
        }
      }
      if (faults.size > 0) inPart.push({ name: nameOf(component), date, why: [...faults][0] });
      fates.push(faults.size > 0 ? 'part' : 'busy');
    }
  }

  const { found, isCoarse } = busy.list(mostStretches);
  const today = dateOf(from);
  // Events of today and later first, by date, then events without a date, then past ones.
  const rank = ({ date }) => (date === null ? 1 : date >= today ? 0 : 2);
  inPart.sort((a, b) => rank(a) - rank(b) || (a.date ?? '').localeCompare(b.date ?? ''));
  return {
    events: fates.length,
    inPart: inPart.length,
    firstInPart: inPart.slice(0, mostNamed),
    isCut: isCut || isCoarse,
    assumedZone,
    found,
    fates,
  };
};
