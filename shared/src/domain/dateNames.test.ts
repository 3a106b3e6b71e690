import { dateFormat, dateLocale } from './dateFormat';
import { dateNamesIn, makeDateNames } from './dateNames';
import { formatDay } from './localDays';
import { formatDate, formatMoment, formatTime } from './times';

const speak = (language: string | undefined) => {
  (globalThis as { paadamLanguage?: string | undefined }).paadamLanguage = language;
};
afterEach(() => speak(undefined));

const at = '2030-01-07T05:00:00.000Z';

test('English stays as it is', () => {
  expect(formatMoment(at, 'Asia/Kolkata')).toBe('Mon, 7 Jan, 10:30 am');
});

test.each([
  ['ta', 'திங்கள், 7\u00a0ஜனவரி', /^10:30\u00a0(AM|முற்பகல்)$/],
  ['hi', 'सोमवार, 7\u00a0जनवरी', /^10:30\u00a0(am|पूर्वाह्न)$/],
])('in %s days and times have the names of that language, and Latin digits', (language, day, time) => {
  speak(language);
  expect(formatDay('2030-01-07')).toBe(day);
  expect(formatTime(at, 'Asia/Kolkata')).toMatch(time);
  const script = language === 'ta' ? /\p{Script=Tamil}/u : /\p{Script=Devanagari}/u;
  for (const text of [
    formatDate(at, 'Asia/Kolkata'),
    formatDate(at, 'Asia/Tokyo'),
    formatMoment(at, 'UTC'),
  ]) {
    expect(text).toMatch(script);
    expect(text).toContain('7');
    expect(text).not.toMatch(/[\u0966-\u096f\u0be6-\u0bef]/);
  }
  expect(dateFormat({ month: 'long' }).resolvedOptions()).toMatchObject({ numberingSystem: 'latn' });
});

test.each(['ta', 'hi'])('in %s no name is missing', (language) => {
  const { weekdays, months, halves } = makeDateNames(language);
  expect([weekdays.long, weekdays.short].map((names) => new Set(names).size)).toEqual([7, 7]);
  expect(new Set(months.long).size).toBe(12);
  expect(months.short).toHaveLength(12);
  expect(new Set(halves).size).toBe(2);
  for (const name of [...weekdays.long, ...weekdays.short, ...months.long, ...months.short, ...halves]) {
    expect(name).not.toBe('');
  }
  expect(dateNamesIn(language)).toEqual(makeDateNames(language));
});

test('one locale writes all that a language has', () => {
  expect(dateLocale('qps')).toBe('en-IN');
  speak('ta');
  expect(dateFormat({ day: 'numeric' })).toBe(dateFormat({ day: 'numeric' }));
  expect(dateFormat({ day: 'numeric' }).resolvedOptions().locale).toMatch(/^ta-IN/);
});
