import { language } from '@paadam/shared/words/language';

const options: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'long',
};

/** All with Latin digits, which is what these languages are written with on the web. */
const locales = { en: 'en-IN', ta: 'ta-IN', hi: 'hi-IN', qps: 'en-IN' } as const;

/**
 * By language and zone. Making one takes longer than making a booking's rows, and there are a few hundred zones in the world.
 */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const locale = locales[language()];
  const key = `${locale} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formats.set(key, format);
  return format;
};

/**
 * @returns the instant on the reader's clock, in the language that is spoken, with the zone's name: no reader has to ask whose
 *   half past ten it is
 */
export const momentFor = ({ timeZone }: { timeZone: string }, instant: Date): string =>
  formatIn(timeZone).format(instant);
