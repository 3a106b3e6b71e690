import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { expandRule, parseRule, type Rule } from '../reading/rules.mjs';
import { seeded } from './seeded';

/** A rule whose two expansions differ. */
export interface Difference {
  rule: string;
  start: string;
  ours: string[];
  theirs: string[];
}

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const most = 50;
const aDay = 86_400_000;

type Chance = ReturnType<typeof seeded>;

/** @returns a rule that RFC 5545 allows, with a rare combination of parts */
const makeRule = ({ below, pick, happens }: Chance): string => {
  const list = <T>(one: () => T, atMost: number): string =>
    [...new Set(Array.from({ length: 1 + below(atMost) }, one))].join(',');
  const freq = pick([
    'YEARLY',
    'YEARLY',
    'MONTHLY',
    'MONTHLY',
    'WEEKLY',
    'WEEKLY',
    'DAILY',
    'HOURLY',
    'MINUTELY',
  ]);
  const isShort = freq === 'HOURLY' || freq === 'MINUTELY';
  const parts = [`FREQ=${freq}`];
  if (happens(0.4)) parts.push(`INTERVAL=${1 + below(4)}`);
  if (happens(0.3)) parts.push(`WKST=${pick(weekdays)}`);
  const plain = parts.length;
  if (happens(0.3)) parts.push(`BYMONTH=${list(() => 1 + below(12), 4)}`);
  const hasWeeks = freq === 'YEARLY' && happens(0.25);
  if (hasWeeks) parts.push(`BYWEEKNO=${list(() => pick([1, 2, 10, 20, 52, 53, -1, -2]), 3)}`);
  if ((freq === 'YEARLY' || isShort) && happens(0.15)) {
    parts.push(`BYYEARDAY=${list(() => pick([1, 2, 100, 200, 365, 366, -1, -100]), 4)}`);
  }
  if (freq !== 'WEEKLY' && happens(0.25)) {
    parts.push(`BYMONTHDAY=${list(() => pick([1, 2, 13, 15, 28, 29, 30, 31, -1, -2, -5]), 4)}`);
  }
  if (happens(0.4)) {
    const isCounted = (freq === 'MONTHLY' || (freq === 'YEARLY' && !hasWeeks)) && happens(0.5);
    parts.push(
      `BYDAY=${list(() => `${isCounted ? pick([1, 2, 3, 4, 5, -1, -2]) : ''}${pick(weekdays)}`, 4)}`,
    );
  }
  if (happens(0.25)) parts.push(`BYHOUR=${list(() => below(24), 3)}`);
  if (happens(0.2)) parts.push(`BYMINUTE=${list(() => pick([0, 15, 30, 45]), 3)}`);
  if (happens(0.05)) parts.push(`BYSECOND=${list(() => pick([0, 30]), 2)}`);
  if (parts.length > plain && happens(0.3)) parts.push(`BYSETPOS=${list(() => pick([1, 2, 3, -1, -2]), 2)}`);
  if (happens(0.2)) parts.push(`COUNT=${1 + below(40)}`);
  return parts.join(';');
};

/**
 * Whether a yearly rule has two parts that each choose days. In RFC 5545 a later part limits an earlier one, so both must hold, as in
 * python-dateutil and libical. rrule-temporal takes the days of either part, or ignores the later part.
 */
const choosesDaysTwice = (rule: string): boolean => {
  if (!rule.includes('FREQ=YEARLY')) return false;
  const choosing = ['BYWEEKNO=', 'BYYEARDAY=', 'BYMONTHDAY='].filter((part) => rule.includes(part)).length;
  return (
    choosing > 1 ||
    (rule.includes('BYYEARDAY=') && /;BYDAY=/.test(rule)) ||
    (choosing > 0 && /BYDAY=[^;]*\d/.test(rule))
  );
};

const isoWeek = (day: number, weekStart: number): [number, number] => {
  const weekday = (at: number) => (((at + 4) % 7) + 7 - weekStart + 7) % 7;
  const firstOf = (year: number) => {
    const fourth = Date.UTC(year, 0, 4) / aDay;
    return fourth - weekday(fourth);
  };
  const year = new Date((day + 3 - weekday(day)) * aDay).getUTCFullYear();
  return [(day - weekday(day) - firstOf(year)) / 7 + 1, (firstOf(year + 1) - firstOf(year)) / 7];
};

/** @returns whether a day passes every part of a yearly rule, tested one by one */
const holdsAll = (day: number, rule: Rule): boolean => {
  const date = new Date(day * aDay);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const inList = (list: number[] | null, place: number, size: number) =>
    !list || list.some((each) => (each > 0 ? each : size + 1 + each) === place);
  const yearDays = (Date.UTC(year + 1, 0) - Date.UTC(year, 0)) / aDay;
  const monthDays = (Date.UTC(year, month + 1) - Date.UTC(year, month)) / aDay;
  const yearDay = day - Date.UTC(year, 0) / aDay + 1;
  const [week, weeks] = isoWeek(day, rule.weekStart);
  const [place, size] = rule.byMonth ? [date.getUTCDate(), monthDays] : [yearDay, yearDays];
  return (
    (!rule.byMonth || rule.byMonth.includes(month + 1)) &&
    inList(rule.byWeekNo, week, weeks) &&
    inList(rule.byYearDay, yearDay, yearDays) &&
    inList(rule.byMonthDay, date.getUTCDate(), monthDays) &&
    (!rule.byDay ||
      rule.byDay.some(
        (each) =>
          each.day === date.getUTCDay() &&
          (each.nth === 0 ||
            (each.nth > 0
              ? Math.ceil(place / 7) === each.nth
              : -Math.ceil((size + 1 - place) / 7) === each.nth)),
      ))
  );
};

/** @returns the occurrences of a yearly rule without BYSETPOS in a range, found by testing every day */
const byHand = (rule: Rule, start: number, to: number): string[] => {
  const found: number[] = [];
  const clock = new Date(start);
  for (let day = Math.floor(start / aDay) - 7; day * aDay <= to; day += 1) {
    const years = new Date(day * aDay).getUTCFullYear() - clock.getUTCFullYear();
    if (years % rule.interval !== 0 || !holdsAll(day, rule)) continue;
    for (const hour of rule.byHour ?? [clock.getUTCHours()])
      for (const minute of rule.byMinute ?? [clock.getUTCMinutes()])
        for (const second of rule.bySecond ?? [clock.getUTCSeconds()])
          found.push(day * aDay + (hour * 3_600 + minute * 60 + second) * 1_000);
  }
  return written(found.filter((wall) => wall >= start && wall <= to).slice(0, rule.count ?? undefined));
};

const written = (walls: number[]): string[] =>
  walls
    .sort((a, b) => a - b)
    .slice(0, most)
    .map((wall) => new Date(wall).toISOString().slice(0, 19));

/**
 * Expands seeded random rules with our code and with rrule-temporal. Where the two read RFC 5545 differently (`choosesDaysTwice`), it
 * tests every day instead.
 *
 * @returns the rules whose expansions differ, and how many were compared each way
 */
export const compareRules = ({ rules, seed }: { rules: number; seed: number }) => {
  const chance = seeded(seed);
  const differences: Difference[] = [];
  const compared = { byLibrary: 0, byHand: 0, occurrences: 0 };
  while (compared.byLibrary + compared.byHand < rules) {
    const text = makeRule(chance);
    const start = Date.UTC(
      2024,
      chance.below(12),
      1 + chance.below(28),
      chance.below(24),
      chance.pick([0, 15, 30]),
    );
    const days = text.includes('MINUTELY') ? 2 : text.includes('HOURLY') ? 60 : 1_100;
    const to = start + days * aDay;
    const rule = parseRule(text)?.rule;
    if (!rule) throw new Error(`${text} is not read.`);
    const isTwofold = choosesDaysTwice(text);
    // Testing every day covers neither BYSETPOS nor the year that a week belongs to.
    if (isTwofold && (rule.bySetPos || (rule.byWeekNo && rule.interval > 1))) continue;
    const ours = written([
      ...expandRule(rule, start, { from: start, to, turn: () => true, onCut: () => {} }),
    ]);
    const theirs = isTwofold ? byHand(rule, start, to) : byLibrary(text, start, to);
    compared[isTwofold ? 'byHand' : 'byLibrary'] += 1;
    compared.occurrences += ours.length;
    if (ours.join() !== theirs.join()) {
      differences.push({ rule: text, start: new Date(start).toISOString(), ours, theirs });
    }
  }
  return { differences, compared };
};

const byLibrary = (rule: string, start: number, to: number): string[] => {
  const at = new Date(start).toISOString().replace(/[-:]|\.\d+Z/g, '');
  const expanded = new RRuleTemporal({
    rruleString: `DTSTART;TZID=UTC:${at}\nRRULE:${rule}`,
    temporal: Temporal as never,
  }).between(new Date(start - 1_000), new Date(to), true);
  return expanded.slice(0, most).map((zoned) => zoned.toString().slice(0, 19));
};
