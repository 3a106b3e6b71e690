import type { NamedDay } from './Config';
import { refuse, type Settings } from './settings';

/**
 * The national holidays of India: those that the yearly list of holidays of its Department of Personnel and Training has on the same day
 * of each year for the whole country.
 */
const nationalHolidays: readonly NamedDay[] = [
  { day: '01-26', name: 'Republic Day' },
  { day: '08-15', name: 'Independence Day' },
  { day: '10-02', name: 'Gandhi Jayanti' },
];

/** @returns the days of HOLIDAYS, by default the national holidays of India @throws where one cannot be used */
export const readHolidays = ({ read }: Settings): readonly NamedDay[] => {
  const text = read('HOLIDAYS');
  if (text === undefined) return nationalHolidays;
  if (text === 'none') return [];
  return text
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      const [, day, words] = /^((?:\d{4}-)?\d\d-\d\d)\s+(\S.*)$/.exec(entry) ?? [];
      // 29 February is a day of every year in which there is one.
      const exists = day && isDay(day.length === 5 ? `2024-${day}` : day);
      if (!exists || !words || words.length > 100) {
        refuse(
          'HOLIDAYS',
          entry,
          'days and their names, as "01-26 Republic Day; 2027-01-15 Pongal", or none',
        );
      }
      return { day: day ?? '', name: words ?? '' };
    });
};

/** A date that no calendar has is read as one that follows. */
const isDay = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
