import { dateLocale } from './dateFormat';

/** What a language calls the parts of a date. */
export interface DateNames {
  /** From Sunday on. */
  weekdays: Record<'long' | 'short', string[]>;
  /** From January on. */
  months: Record<'long' | 'short', string[]>;
  /** Of the day: before noon, and from then on. */
  halves: string[];
}

/** @returns the names as this runtime has them */
export const makeDateNames = (language: string): DateNames => {
  const locale = dateLocale(language);
  const list = (count: number, at: (index: number) => number, options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return Array.from({ length: count }, (_, index) => format.formatToParts(at(index)));
  };
  const textOf = (parts: Intl.DateTimeFormatPart[], type: string) =>
    parts.find((part) => part.type === type)?.value ?? '';
  // The first of January 2023 was a Sunday.
  const weekdays = (weekday: 'long' | 'short') =>
    list(7, (day) => Date.UTC(2023, 0, 1 + day), { weekday }).map((parts) => textOf(parts, 'weekday'));
  const months = (month: 'long' | 'short') =>
    list(12, (index) => Date.UTC(2023, index), { month }).map((parts) => textOf(parts, 'month'));
  const halves = list(2, (half) => Date.UTC(2023, 0, 1, 9 + 12 * half), { hour: 'numeric', hour12: true });
  return {
    weekdays: { long: weekdays('long'), short: weekdays('short') },
    months: { long: months('long'), short: months('short') },
    halves: halves.map((parts) => textOf(parts, 'dayPeriod')),
  };
};

/** Pages alone have a document, and this is drawn without one, too. */
const page = globalThis as {
  document?: {
    documentElement: { lang: string };
    getElementById: (id: string) => { textContent: string | null } | null;
  };
};

const known = new Map<string, DateNames>();

/** The document's element with the names that it was drawn with: each browser spells a little differently from the server. */
export const dateNamesElement = 'paadam-dates';

/** @returns the names in a language other than English: the server's, where the document has them */
export const dateNamesIn = (language: string): DateNames => {
  const before = known.get(language);
  if (before) return before;
  const { document } = page;
  const element = document?.getElementById(dateNamesElement);
  const names: DateNames =
    element?.textContent && document?.documentElement.lang === language
      ? JSON.parse(element.textContent)
      : makeDateNames(language);
  known.set(language, names);
  return names;
};
