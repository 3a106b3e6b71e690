import { dayOf, formatDay } from './localDays';
import { formatDate, formatMoment, formatTime } from './times';
import { type DayParts, writeTime } from './writtenDates';

const parts: DayParts[] = [
  { weekday: 'long', day: 'numeric', month: 'long' },
  { weekday: 'short', day: 'numeric', month: 'short' },
  { weekday: 'short' },
  { day: 'numeric' },
  { day: 'numeric', month: 'short' },
  { day: 'numeric', month: 'long', year: 'numeric' },
  { month: 'long', year: 'numeric' },
];
/** A day of each month, and with them all days of the week. */
const days = Array.from(
  { length: 12 },
  (_, month) => `2030-${String(month + 1).padStart(2, '0')}-0${(month % 9) + 1}`,
);

test.each(parts)('days are written as the runtime’s own formatter for English in India does: %j', (asked) => {
  const formatter = new Intl.DateTimeFormat('en-IN', asked);
  for (const day of days) expect(formatDay(day, asked)).toBe(formatter.format(new Date(`${day}T12:00`)));
});

test('a day with its year is one phrase', () => {
  const asked = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
  expect(formatDay('2026-12-23', asked)).toBe('Wed, 23 Dec 2026');
});

test.each([
  [0, 5, '12:05 am'],
  [9, 30, '9:30 am'],
  [12, 0, '12:00 pm'],
  [23, 59, '11:59 pm'],
])('%d hours and %d minutes are %s', (hour, minute, words) => {
  expect(writeTime(new Date(Date.UTC(2030, 0, 1, hour, minute)))).toBe(words);
});

/** Some runtimes put a narrow space before "am". */
const plain = (text: string) => text.replace(/\s/g, ' ');

test('what is on India’s clock is written as by that formatter, at each hour, and none is made', () => {
  const inIndia = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'Asia/Kolkata' });
  const date = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const [asMoment, asDate, asTime] = [{ ...date, ...time }, date, time].map(inIndia);
  const asDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
  const instants = Array.from({ length: 24 * 15 }, (_, hour) =>
    new Date(Date.UTC(2029, 11, 20, hour, 17)).toISOString(),
  );
  for (const instant of instants) {
    const moment = new Date(instant);
    expect(formatMoment(instant, 'Asia/Kolkata')).toBe(plain(asMoment?.format(moment) ?? ''));
    expect(formatDate(instant, 'Asia/Kolkata')).toBe(asDate?.format(moment));
    expect(formatTime(instant, 'Asia/Kolkata')).toBe(plain(asTime?.format(moment) ?? ''));
    expect(dayOf(moment, 'Asia/Kolkata')).toBe(asDay.format(moment));
  }
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  formatMoment('2030-01-01T00:00:00Z', 'Asia/Kolkata');
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});
