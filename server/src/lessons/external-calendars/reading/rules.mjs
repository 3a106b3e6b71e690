/**
 * Recurrence rules (RFC 5545, 3.3.10), expanded on a wall clock.
 *
 * @typedef {object} Rule
 * @property {'YEARLY' | 'MONTHLY' | 'WEEKLY' | 'DAILY' | 'HOURLY' | 'MINUTELY' | 'SECONDLY'} freq
 * @property {number} interval
 * @property {number | null} count
 * @property {import('./times.mjs').Time | null} until
 * @property {number} weekStart 0 is Sunday
 * @property {{ day: number, nth: number }[] | null} byDay `nth` 0: each of them
 * @property {number[] | null} bySecond
 * @property {number[] | null} byMinute
 * @property {number[] | null} byHour
 * @property {number[] | null} byMonthDay
 * @property {number[] | null} byYearDay
 * @property {number[] | null} byWeekNo
 * @property {number[] | null} byMonth
 * @property {number[] | null} bySetPos
 */
import { aDay, aMinute, dayOf, parseTime } from './times.mjs';

const frequencies = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const weekdayForm = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)[A-Z]*$/;

const numberParts = {
  BYSECOND: ['bySecond', 0, 60],
  BYMINUTE: ['byMinute', 0, 59],
  BYHOUR: ['byHour', 0, 23],
  BYMONTH: ['byMonth', 1, 12],
  BYMONTHDAY: ['byMonthDay', 1, 31, true],
  BYYEARDAY: ['byYearDay', 1, 366, true],
  BYWEEKNO: ['byWeekNo', 1, 53, true],
  BYSETPOS: ['bySetPos', 1, 366, true],
};

const numbersOf = (value, least, most, mayBeNegative) => {
  const read = value.split(',').map((each) => (/^[+-]?\d{1,3}$/.test(each) ? Number(each) : Number.NaN));
  const isSound = (each) => {
    const size = mayBeNegative ? Math.abs(each) : each;
    return size >= least && size <= most;
  };
  return read.every(isSound) ? [...new Set(read)].sort((a, b) => a - b) : null;
};

/**
 * @param {string} text such as "FREQ=WEEKLY;BYDAY=MO", in any case, spaces allowed
 * @returns {{ rule: Rule, isWhole: boolean, mayBe: null | 'days' | 'times' } | null} null: the rule is empty. If a part that limits the
 *   rule cannot be read, `rule` lacks that part, so that it has more occurrences, never fewer. If that is not enough, `mayBe` says that
 *   an occurrence may be on any day, or at any time of any day
 */
export const parseRule = (text) => {
  const written = text
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/^(RRULE|EXRULE):/, '');
  if (written === '') return null;
  const rule = {
    freq: 'DAILY',
    interval: 1,
    count: null,
    until: null,
    weekStart: 1,
    byDay: null,
    bySecond: null,
    byMinute: null,
    byHour: null,
    byMonthDay: null,
    byYearDay: null,
    byWeekNo: null,
    byMonth: null,
    bySetPos: null,
  };
  let isWhole = true;
  let mayBe = null;
  const guess = (what) => {
    isWhole = false;
    if (mayBe !== 'times') mayBe = what;
  };
  const parts = new Map();
  for (const part of written.split(';').filter(Boolean)) {
    const [name, ...rest] = part.split('=');
    const value = rest.join('=');
    if (parts.has(name) && parts.get(name) !== value)
      guess(/HOUR|MINUTE|SECOND|FREQ/.test(name) ? 'times' : 'days');
    parts.set(name, value);
  }
  if (!frequencies.includes(parts.get('FREQ'))) guess('times');
  else rule.freq = parts.get('FREQ');
  for (const [name, value] of parts) {
    if (Object.hasOwn(numberParts, name)) {
      const [property, ...limits] = numberParts[name];
      rule[property] = numbersOf(value, ...limits);
      if (!rule[property]) guess(/HOUR|MINUTE|SECOND|SETPOS/.test(name) ? 'times' : 'days');
    } else if (name === 'BYDAY') {
      const read = value.split(',').map((each) => weekdayForm.exec(each));
      if (read.every((each) => each && Number(each[1] ?? 1) !== 0)) {
        rule.byDay = read.map(([, nth, day]) => ({ day: weekdays.indexOf(day), nth: Number(nth ?? 0) }));
      } else guess('days');
    } else if (name === 'WKST') {
      const found = weekdayForm.exec(value);
      if (found) rule.weekStart = weekdays.indexOf(found[2]);
      else guess('days');
    } else if (name === 'INTERVAL' || name === 'COUNT') {
      const number = /^\+?\d{1,9}$/.test(value) ? Number(value) : 0;
      if (number > 0) rule[name.toLowerCase()] = number;
      else isWhole = false;
    } else if (name === 'UNTIL') {
      rule.until = parseTime(value);
      if (!rule.until) isWhole = false;
    } else if (name === 'RSCALE') {
      if (value !== 'GREGORIAN') guess('days');
    } else if (name === 'SKIP') {
      if (value !== 'OMIT') guess('days');
    } else if (name !== 'FREQ' && !name.startsWith('X-')) guess('times');
  }
  if (rule.bySecond) rule.bySecond = [...new Set(rule.bySecond.map((each) => Math.min(each, 59)))];
  const others = Object.keys(numberParts).filter((name) => name !== 'BYSETPOS');
  // BYSETPOS must not occur without another BY part (RFC 5545, 3.3.10).
  if (rule.bySetPos && !rule.byDay && !others.some((name) => parts.has(name))) rule.bySetPos = null;
  return { rule, isWhole, mayBe };
};

/** @returns {Rule} a rule with one occurrence a day, with the same UNTIL */
export const everyDay = ({ until }) => ({ ...parseRule('FREQ=DAILY').rule, until });

const weekdayOf = (day) => (((day + 4) % 7) + 7) % 7;
const dateOf = (day) => {
  const date = new Date(day * aDay);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), date: date.getUTCDate() };
};
const dayAt = (year, month, date = 1) => {
  const made = new Date(0);
  made.setUTCFullYear(year, month, date);
  return dayOf(made.getTime());
};

/** @returns {number} the day on which week 1 of a year begins: the first with four days or more in it */
const firstWeek = (year, weekStart) => {
  const first = dayAt(year, 0);
  const before = (weekdayOf(first) - weekStart + 7) % 7;
  return first - before + (before > 3 ? 7 : 0);
};

/** @returns whether the list has the number, counted from the start or, if negative, from the end */
const holds = (numbers, place, size) => numbers.includes(place) || numbers.includes(place - size - 1);

/** @returns {(day: number) => boolean} whether a day passes the rule's parts; `nthIn`: the period in which "2MO" is counted */
const dayFilter = (rule, nthIn) => (day) => {
  const { byMonth, byMonthDay, byYearDay, byWeekNo, byDay, weekStart } = rule;
  const { year, month, date } = dateOf(day);
  if (byMonth && !byMonth.includes(month + 1)) return false;
  if (byMonthDay && !holds(byMonthDay, date, dayAt(year, month + 1) - dayAt(year, month))) return false;
  const yearStart = dayAt(year, 0);
  if (byYearDay && !holds(byYearDay, day - yearStart + 1, dayAt(year + 1, 0) - yearStart)) return false;
  if (byWeekNo) {
    const weekYear = [year + 1, year, year - 1].find((each) => day >= firstWeek(each, weekStart));
    const first = firstWeek(weekYear, weekStart);
    const weeks = (firstWeek(weekYear + 1, weekStart) - first) / 7;
    if (!holds(byWeekNo, Math.floor((day - first) / 7) + 1, weeks)) return false;
  }
  if (!byDay) return true;
  return byDay.some((each) => {
    if (each.day !== weekdayOf(day)) return false;
    if (each.nth === 0 || !nthIn) return true;
    const [first, next] =
      nthIn === 'year' ? [yearStart, dayAt(year + 1, 0)] : [dayAt(year, month), dayAt(year, month + 1)];
    const nth = each.nth > 0 ? Math.floor((day - first) / 7) + 1 : -Math.floor((next - 1 - day) / 7) - 1;
    return nth === each.nth;
  });
};

const range = (from, to) => Array.from({ length: to - from }, (_, place) => from + place);

/** Finds the days of a period, for DAILY and longer frequencies. */
const periodsOf = (rule, startDay) => {
  const { freq, interval, weekStart, byDay, byMonthDay, byYearDay, byWeekNo, byMonth } = rule;
  const start = dateOf(startDay);
  const saysNoDay = !byDay && !byMonthDay && !byYearDay;
  if (freq === 'YEARLY') {
    const yearAt = (place) => start.year + place * interval;
    const placeOf = (day) => Math.floor((dateOf(day).year - start.year) / interval);
    if (byWeekNo) {
      const passes = dayFilter(
        { ...rule, byWeekNo: null, byDay: saysNoDay ? [{ day: weekdayOf(startDay), nth: 0 }] : byDay },
        null,
      );
      const daysAt = (place) => {
        const first = firstWeek(yearAt(place), weekStart);
        const weeks = (firstWeek(yearAt(place) + 1, weekStart) - first) / 7;
        return range(0, weeks)
          .filter((week) => holds(byWeekNo, week + 1, weeks))
          .flatMap((week) => range(first + week * 7, first + week * 7 + 7))
          .filter(passes);
      };
      return { daysAt, placeOf, startAt: (place) => firstWeek(yearAt(place), weekStart) };
    }
    const implied = saysNoDay && { byMonthDay: [start.date], byMonth: byMonth ?? [start.month + 1] };
    const passes = dayFilter({ ...rule, ...implied }, byMonth ? 'month' : 'year');
    const months = (implied || rule).byMonth ?? range(1, 13);
    const daysAt = (place) =>
      months
        .flatMap((month) => range(dayAt(yearAt(place), month - 1), dayAt(yearAt(place), month)))
        .filter(passes);
    return { daysAt, placeOf, startAt: (place) => dayAt(yearAt(place), 0) };
  }
  if (freq === 'MONTHLY') {
    const passes = dayFilter(saysNoDay && !byWeekNo ? { ...rule, byMonthDay: [start.date] } : rule, 'month');
    const monthAt = (place) => start.month + place * interval;
    return {
      daysAt: (place) =>
        range(dayAt(start.year, monthAt(place)), dayAt(start.year, monthAt(place) + 1)).filter(passes),
      placeOf: (day) => {
        const { year, month } = dateOf(day);
        return Math.floor(((year - start.year) * 12 + month - start.month) / interval);
      },
      startAt: (place) => dayAt(start.year, monthAt(place)),
    };
  }
  if (freq === 'WEEKLY') {
    const implied = saysNoDay && !byWeekNo && { byDay: [{ day: weekdayOf(startDay), nth: 0 }] };
    const passes = dayFilter({ ...rule, ...implied }, null);
    const first = startDay - ((weekdayOf(startDay) - weekStart + 7) % 7);
    const startAt = (place) => first + place * 7 * interval;
    return {
      daysAt: (place) => range(startAt(place), startAt(place) + 7).filter(passes),
      placeOf: (day) => Math.floor((day - first) / (7 * interval)),
      startAt,
      /** Whether all periods have the same number of days. */
      isEven: !byMonth && !byMonthDay && !byYearDay && !byWeekNo,
    };
  }
  const passes = dayFilter(rule, null);
  return {
    daysAt: (place) => [startDay + place * interval].filter(passes),
    placeOf: (day) => Math.floor((day - startDay) / interval),
    startAt: (place) => startDay + place * interval,
    isEven: !byMonth && saysNoDay && !byWeekNo,
  };
};

/** @returns {number[]} the indexes that BYSETPOS selects from a set of that size, in order */
const chosen = (bySetPos, size) => {
  const places = bySetPos.map((each) => (each > 0 ? each - 1 : size + each));
  return [...new Set(places)].filter((place) => place >= 0 && place < size).sort((a, b) => a - b);
};
const sizeOf = (bySetPos, size) => (bySetPos ? chosen(bySetPos, size).length : size);

/** Yields the indexes that BYSETPOS selects, or all. It is a generator because a set may have an occurrence every second. */
function* placesOf(bySetPos, size) {
  if (bySetPos) yield* chosen(bySetPos, size);
  else for (let place = 0; place < size; place += 1) yield place;
}

/**
 * The occurrences of a rule as wall-clock times, in order. DTSTART is included only if the rule has it.
 *
 * @param {Rule} rule its `until` is ignored
 * @param {number} start DTSTART, as a wall-clock time
 * @param {object} bounds
 * @param {number} bounds.from occurrences before it may be left out
 * @param {number} bounds.to occurrences after it are left out
 * @param {(cost: number) => boolean} bounds.turn called before each step; false ends the expansion
 * @param {(at: number) => void} bounds.onCut called with the time from which occurrences are missing, if `turn` ended it
 * @returns {Generator<number, void>}
 */
export function* expandRule(rule, start, { from, to, turn, onCut }) {
  const { count } = rule;
  let left = count ?? Number.POSITIVE_INFINITY;
  const subDaily = { HOURLY: 60 * aMinute, MINUTELY: aMinute, SECONDLY: 1000 }[rule.freq];
  if (subDaily) {
    yield* expandWithinDays(rule, start, { from, to, turn, onCut }, subDaily);
    return;
  }
  const startDay = dayOf(start);
  const clock = new Date(start);
  const hours = rule.byHour ?? [clock.getUTCHours()];
  const minutes = rule.byMinute ?? [clock.getUTCMinutes()];
  const seconds = rule.bySecond ?? [clock.getUTCSeconds()];
  const perDay = hours.length * minutes.length * seconds.length;
  const timeAt = (place) => {
    const hour = hours[Math.floor(place / (minutes.length * seconds.length))];
    const minute = minutes[Math.floor(place / seconds.length) % minutes.length];
    return (hour * 60 + minute) * aMinute + seconds[place % seconds.length] * 1000;
  };
  const periods = periodsOf(rule, startDay);
  const isTooLate = (place) => periods.startAt(place) * aDay > to || !Number.isFinite(periods.startAt(place));
  // Begins two periods earlier, since the first week of a year may begin in the previous year.
  const near = Math.max(0, periods.placeOf(dayOf(from)) - 2);
  let place = count === null ? near : 0;
  // The cost of testing the days of a period, as a fraction of an occurrence's cost.
  const cost = { YEARLY: 40, MONTHLY: 4 }[rule.freq] ?? 1;
  for (; !isTooLate(place); place += 1) {
    if (!turn(cost)) return onCut(Math.max(start, periods.startAt(place) * aDay));
    if (place === 1 && near > 1 && periods.isEven) {
      left -= (near - place) * sizeOf(rule.bySetPos, periods.daysAt(place).length * perDay);
      place = near;
    }
    if (left <= 0) return;
    const days = periods.daysAt(place);
    for (const each of placesOf(rule.bySetPos, days.length * perDay)) {
      const wall = days[Math.floor(each / perDay)] * aDay + timeAt(each % perDay);
      if (wall < start) continue;
      if (wall > to || left <= 0) return;
      left -= 1;
      if (!turn(1)) return onCut(wall);
      yield wall;
    }
  }
}

function* expandWithinDays(rule, start, { from, to, turn, onCut }, unit) {
  const { freq, byHour, byMinute, bySecond, bySetPos, count } = rule;
  let left = count ?? Number.POSITIVE_INFINITY;
  const passes = dayFilter(rule, null);
  const isHourly = freq === 'HOURLY';
  const isSecondly = freq === 'SECONDLY';
  const step = rule.interval * unit;
  const first = Math.floor(start / unit) * unit;
  const clock = new Date(start);
  const minutes = isHourly ? (byMinute ?? [clock.getUTCMinutes()]) : [0];
  const seconds = isSecondly ? [0] : (bySecond ?? [clock.getUTCSeconds()]);
  const inside = minutes.flatMap((minute) => seconds.map((second) => minute * aMinute + second * 1000));
  const set = bySetPos ? chosen(bySetPos, inside.length).map((place) => inside[place]) : inside;
  const hasLimits =
    rule.byMonth ||
    rule.byMonthDay ||
    rule.byYearDay ||
    rule.byWeekNo ||
    rule.byDay ||
    byHour ||
    (!isHourly && byMinute) ||
    (isSecondly && bySecond);
  let place = 0;
  const near = Math.floor((from - first) / step) - 1;
  if (near > 1 && count === null) place = near;
  else if (near > 1 && !hasLimits) {
    left -= set.filter((each) => first + each >= start).length + (near - 1) * set.length;
    place = near;
  }
  const goTo = (wall) => {
    place = Math.max(place + 1, Math.ceil((wall - first) / step));
  };
  for (;;) {
    const period = first + place * step;
    if (period > to || left <= 0) return;
    if (!turn(1)) return onCut(Math.max(start, period));
    const hour = Math.floor(period / (60 * aMinute));
    const minute = Math.floor(period / aMinute);
    if (!passes(dayOf(period))) goTo((dayOf(period) + 1) * aDay);
    else if (byHour && !byHour.includes(((hour % 24) + 24) % 24)) goTo((hour + 1) * 60 * aMinute);
    else if (!isHourly && byMinute && !byMinute.includes(((minute % 60) + 60) % 60))
      goTo((minute + 1) * aMinute);
    else if (isSecondly && bySecond && !bySecond.includes((((period / 1000) % 60) + 60) % 60)) place += 1;
    else {
      for (const each of set) {
        const wall = period + each;
        if (wall < start) continue;
        if (wall > to || left <= 0) return;
        left -= 1;
        if (!turn(1)) return onCut(wall);
        yield wall;
      }
      place += 1;
    }
  }
}
