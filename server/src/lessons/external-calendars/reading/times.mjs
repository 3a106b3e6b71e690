/**
 * Dates, times and durations (RFC 5545, 3.3), and the variants that exporters write.
 *
 * A wall-clock time is a number: milliseconds since 1970, as if it were in UTC. A day is the number of days since 1970.
 *
 * @typedef {{ wall: number, isDate: boolean, isRough: boolean, offset: number | null }} Time
 *   `isRough`: the date can be read, the time of day cannot; `offset`: milliseconds east of UTC, if the value itself has one
 */

export const aDay = 86_400_000;
export const aMinute = 60_000;

/** @returns {number} the day of a wall-clock time */
export const dayOf = (wall) => Math.floor(wall / aDay);

/** @param {Time} time @returns {boolean} whether its time of day is known */
export const hasTimeOfDay = ({ isDate, isRough }) => !isDate && !isRough;

/** Dates outside of these years are mistakes: some exporters count years as Thailand does, 543 ahead. */
const years = { from: Date.UTC(1583, 0), to: Date.UTC(2400, 0) };

/** @param {Time} time @returns {boolean} whether an event can be at that date */
export const isPlausible = ({ wall }) => wall >= years.from && wall < years.to;

const dateForm = /^(\d{4})-?(\d{2})-?(\d{2})(.*)$/s;
const timeForm = /^(\d{2}):?(\d{2})(?::?(\d{2}))?(?:[.,]\d+)?\s*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?$/i;

/** @returns {number | null} milliseconds east of UTC of "+0530", "-05:00", "Z" */
export const parseOffset = (text) => {
  if (/^(Z|UTC|GMT)$/i.test(text)) return 0;
  const found = /^([+-])(\d{1,2})(?::?(\d{2}))?(?::?(\d{2}))?$/.exec(text.trim());
  if (!found) return null;
  const [, sign, hours, minutes = 0, seconds = 0] = found;
  const size = (Number(hours) * 60 + Number(minutes)) * aMinute + Number(seconds) * 1000;
  return size > 18 * 60 * aMinute ? null : sign === '-' ? -size : size;
};

/** @returns {Time | null} null: not even a date can be read */
export const parseTime = (text) => {
  const found = dateForm.exec(text.trim());
  if (!found) return null;
  const [year, month, day] = found.slice(1, 4).map(Number);
  const midnight = Date.UTC(year, month - 1, day);
  const date = new Date(midnight);
  if (year < 100 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  const rest = found[4].trim();
  if (rest === '' || /^Z$/i.test(rest)) return { wall: midnight, isDate: true, isRough: false, offset: null };
  const time = timeForm.exec(rest.replace(/^[T_]\s*/i, ''));
  const rough = { wall: midnight, isDate: false, isRough: true, offset: null };
  if (!time) return rough;
  const [hour, minute, second] = [time[1], time[2], time[3] ?? '0'].map(Number);
  const isEndOfDay = hour === 24 && minute === 0 && second === 0;
  if ((hour > 23 && !isEndOfDay) || minute > 59 || second > 60) return rough;
  const offset = time[4] ? parseOffset(time[4]) : null;
  if (time[4] && offset === null) return rough;
  // A leap second is read as second 59.
  const wall = midnight + (hour * 60 + minute) * aMinute + Math.min(second, 59) * 1000;
  return { wall, isDate: false, isRough: false, offset };
};

/**
 * @returns {{ days: number, rest: number } | null} calendar days and additional milliseconds (RFC 5545, 3.3.6); null: it cannot be read,
 *   or is negative
 */
export const parseDuration = (text) => {
  const found = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(text.trim());
  if (!found || found.slice(1).every((part) => part === undefined)) return null;
  const [weeks, days, hours, minutes, seconds] = found.slice(1).map((part) => Number(part ?? 0));
  return { days: weeks * 7 + days, rest: (hours * 60 + minutes) * aMinute + seconds * 1000 };
};
