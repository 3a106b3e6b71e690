import { type DateNames, dateNamesIn } from './dateNames';
import { isTranslated } from './siteLanguages';
import { spokenLanguage } from './spokenLanguage';
import { type Weekday, weekdays as weekdaysFromMonday } from './weekdays';

/** What is said of a day, as `Intl.DateTimeFormat` names it. */
export interface DayParts {
  weekday?: 'long' | 'short';
  day?: 'numeric';
  month?: 'long' | 'short';
  year?: 'numeric';
}

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** @returns what the spoken language has instead of the English names; undefined: it is English */
const otherNames = (): DateNames | undefined => {
  const language = spokenLanguage();
  return isTranslated(language) ? dateNamesIn(language) : undefined;
};

const named = (names: readonly string[], which: number, how: 'long' | 'short' | undefined): string => {
  const name = (how && names[which]) ?? '';
  return how === 'short' ? name.slice(0, name === 'September' ? 4 : 3) : name;
};

/**
 * Writes a day as English in India does, or in the order of that with the names of the language that is spoken. Browsers have a
 * formatter for that, but the first that one makes keeps a phone busy for some fifty milliseconds, and each of them spells a little differently from the server.
 *
 * @param date whose figures in UTC are those of the day
 * @returns "Monday, 7 January", "7 Jan", "Mon": the parts that are asked for
 */
export const writeDay = (date: Date, { weekday, day, month, year }: DayParts): string => {
  const names = otherNames();
  const monthName =
    names && month ? names.months[month][date.getUTCMonth()] : named(months, date.getUTCMonth(), month);
  const dayName =
    names && weekday ? names.weekdays[weekday][date.getUTCDay()] : named(weekdays, date.getUTCDay(), weekday);
  const phrase = [day && date.getUTCDate(), monthName, year && date.getUTCFullYear()];
  // Longer words break lines more often: a day stays with its month there, and a time with its half of the day.
  const words = [dayName, phrase.filter(Boolean).join(names ? '\u00a0' : ' ')];
  return words.filter(Boolean).join(', ');
};

/** @returns what the spoken language calls it, "Monday" */
export const weekdayName = (day: Weekday): string =>
  otherNames()?.weekdays.long[(weekdaysFromMonday.indexOf(day) + 1) % 7] ?? day;

/** @param date whose figures in UTC are those of the clock @returns "10:30 am" */
export const writeTime = (date: Date): string => {
  const hour = date.getUTCHours();
  const minute = String(date.getUTCMinutes()).padStart(2, '0');
  const half = Number(hour >= 12);
  const names = otherNames();
  return `${hour % 12 || 12}:${minute}${names ? '\u00a0' : ' '}${(names?.halves ?? ['am', 'pm'])[half]}`;
};
