import { dateLocale } from './dateFormat';
import { drawnTimeZone, onIndianClock } from './indianClock';
import { type DayParts, writeDay } from './writtenDates';

/** A day of the viewer's calendar, "2030-01-07". */
export type Day = string;

const two = (figure: number) => String(figure).padStart(2, '0');

const calendars = new Map<string, Intl.DateTimeFormat>();

const calendarOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = calendars.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat(dateLocale(), {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  });
  calendars.set(timeZone, made);
  return made;
};

/** @returns the day on which a moment lies in that IANA zone, or in the viewer's own */
export const dayOf = (moment: Date, timeZone?: string): Day => {
  if (timeZone === undefined) return localDayOf(moment);
  if (timeZone === drawnTimeZone) return onIndianClock(moment).toISOString().slice(0, 10);
  const parts = calendarOf(timeZone).formatToParts(moment);
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${partOf('year').padStart(4, '0')}-${partOf('month')}-${partOf('day')}`;
};

const localDayOf = (moment: Date): Day =>
  `${String(moment.getFullYear()).padStart(4, '0')}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

/** @returns the day's first moment in the viewer's zone */
export const startOfDay = (day: Day): Date => new Date(`${day}T00:00`);

// By noon, since a day on which the clock changes has 23 or 25 hours.
const noonOf = (day: Day): Date => new Date(`${day}T12:00`);

export const addDays = (day: Day, days: number): Day => {
  const noon = noonOf(day);
  noon.setDate(noon.getDate() + days);
  return dayOf(noon);
};

/** @returns how many days the second lies after the first */
export const daysBetween = (first: Day, second: Day): number =>
  Math.round((noonOf(second).getTime() - noonOf(first).getTime()) / 86_400_000);

/** @returns the first day of the week that the day lies in */
export const mondayOf = (day: Day): Day => addDays(day, -((noonOf(day).getDay() + 6) % 7));

/** @returns "Monday, 7 January", or the given parts of it */
export const formatDay = (
  day: Day,
  parts: DayParts = { weekday: 'long', day: 'numeric', month: 'long' },
): string => writeDay(new Date(`${day}T00:00Z`), parts);

/** @returns the slots by the day that they start on, in that IANA zone or on the viewer's own clock */
export const slotsByDay = <Slot extends { dateTime: string }>(
  slots: readonly Slot[],
  timeZone?: string,
): ReadonlyMap<Day, Slot[]> => {
  const days = new Map<Day, Slot[]>();
  for (const slot of slots) {
    const day = dayOf(new Date(slot.dateTime), timeZone);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return days;
};
