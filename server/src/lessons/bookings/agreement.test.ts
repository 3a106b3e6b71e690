import { gaps, steps, type Weekday, weekdays } from '@paadam/shared/domain';
import { bookableRange } from '../../people/availability/bookableRange';
import {
  type CalendarException,
  expandAvailability,
  type WeeklyHours,
} from '../../people/availability/expandAvailability';
import { freeSlots } from '../../people/availability/freeSlots';
import { problemOfTime } from './checkTime';

/** Numbers by chance, and always the same ones: a failure names its tutor by a number, and can be looked at again. */
const chance = (seed: number) => {
  let state = seed * 2_654_435_761;
  const below = (most: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_507) + 1_013_904_223) | 0;
    return Math.abs(state >> 4) % most;
  };
  return { below, oneOf: <T>(values: readonly T[]): T => values[below(values.length)] as T };
};

const zones = [
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Beirut',
  'Europe/London',
  'UTC',
  'America/New_York',
  'America/Los_Angeles',
];

const day = 86_400_000;
/** In spring and in autumn, clocks change within the days that follow. */
const moments = ['2026-03-05T11:07:31.250Z', '2026-09-24T20:59:59.999Z', '2026-10-22T00:00:00Z'];

const tutorBy = ({ below, oneOf }: ReturnType<typeof chance>, from: number) => {
  const stretch = () => {
    const startMinute = below(95) * 15;
    return { startMinute, endMinute: Math.min(1440, startMinute + 15 + below(40) * 15) };
  };
  const week: WeeklyHours[] = Array.from({ length: below(8) }, () => ({
    day: oneOf<Weekday>(weekdays),
    ...stretch(),
  }));
  const exceptions: CalendarException[] = Array.from({ length: below(5) }, () => {
    const first = from + (below(12) - 1) * day;
    const days = {
      firstDay: new Date(first).toISOString().slice(0, 10),
      lastDay: new Date(first + below(3) * day).toISOString().slice(0, 10),
    };
    const isWhole = below(2) === 0;
    return below(2) === 0
      ? { kind: 'extra', ...days, ...stretch() }
      : { kind: 'off', ...days, ...(isWhole ? { startMinute: null, endMinute: null } : stretch()) };
  });
  return {
    name: 'Meera',
    timeZone: oneOf(zones),
    week,
    exceptions,
    hasExtraHours: exceptions.some(({ kind }) => kind === 'extra'),
    rules: {
      noticeMinutes: oneOf([0, 45, 120, 1440, 4000]),
      gapMinutes: oneOf(gaps),
      windowDays: oneOf([7, 9, 90]),
      lessonsADay: null,
      stepMinutes: oneOf(steps),
      autoAccept: 'nobody' as const,
    },
  };
};

const asText = (instants: readonly number[]) => instants.map((instant) => new Date(instant).toISOString());

describe('open times and the check of a request', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed))('agree on every start of tutor %d', (seed) => {
    const random = chance(seed + 1);
    const now = new Date(random.oneOf(moments));
    const tutor = tutorBy(random, now.getTime());
    const { timeZone, week, exceptions, rules } = tutor;
    const minutes = random.oneOf([60, 90, 120]);
    const within = { start: new Date(now.getTime() - day), end: new Date(now.getTime() + 11 * day) };

    const range = bookableRange(within, minutes, rules, now);
    const open = range ? expandAvailability(week, exceptions, timeZone, range.from, range.to) : [];
    const question = { open, busy: [], timeZone, minutes, after: now, before: range?.before ?? now };
    const listed = freeSlots({ ...question, stepMinutes: 15 }).map(({ start }) => start.getTime());

    // Without any hours any time may be asked for, and none is listed.
    const isOpen = week.length > 0 || tutor.hasExtraHours;
    const quarter = 15 * 60_000;
    const taken: number[] = [];
    for (
      let start = Math.ceil(within.start.getTime() / quarter) * quarter;
      start < +within.end;
      start += quarter
    ) {
      const time = { start: new Date(start), end: new Date(start + minutes * 60_000) };
      if (!problemOfTime(time, tutor, now)) taken.push(start);
    }
    if (isOpen) expect(asText(taken)).toEqual(asText(listed));
    else expect(listed).toEqual([]);

    // The tutor's own step leaves some of these out, and has no others.
    const offered = freeSlots({ ...question, stepMinutes: rules.stepMinutes });
    expect(asText(listed)).toEqual(expect.arrayContaining(offered.map(({ start }) => start.toISOString())));
  });
});
