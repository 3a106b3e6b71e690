import type { Holiday } from '@paadam/shared/contract';
import { Temporal } from 'temporal-polyfill';
import type { NamedDay } from '../../foundation/config/Config';
import * as words from '../../messages/teaching';

/** India's own, which have a name in each language. */
const nationalNames: Record<string, () => string> = {
  'Republic Day': words.republicDay,
  'Independence Day': words.independenceDay,
  'Gandhi Jayanti': words.gandhiJayanti,
};

/**
 * @returns when each of these days is next, in order, of those that are within a year of now on the calendar of that zone; the national
 * ones in the language that is spoken, all others as they were named
 */
export const listHolidays = (named: readonly NamedDay[], timeZone: string, now: Date): Holiday[] => {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const end = today.add({ years: 1 });
  return named
    .flatMap(({ day, name }) => {
      const days = day.length === 5 ? [`${today.year}-${day}`, `${today.year + 1}-${day}`] : [day];
      const found = days.filter(isDay).find((one) => one >= today.toString() && one < end.toString());
      return found ? [{ day: found, name: nationalNames[name]?.() ?? name }] : [];
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1));
};

/** There is no 29 February in most years. */
const isDay = (text: string): boolean => {
  try {
    return Boolean(Temporal.PlainDate.from(text, { overflow: 'reject' }));
  } catch {
    return false;
  }
};
