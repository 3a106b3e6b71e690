import { speak } from '@paadam/shared/words/language';
import { listHolidays } from './listHolidays';

const named = [
  { day: '10-02', name: 'Gandhi Jayanti' },
  { day: '01-26', name: 'Republic Day' },
  { day: '02-29', name: 'Leap day' },
  { day: '2026-11-08', name: 'Deepavali' },
  { day: '2027-10-29', name: 'Deepavali' },
];
const daysAt = (now: string, timeZone = 'Asia/Kolkata') =>
  listHolidays(named, timeZone, new Date(now)).map(({ day }) => day);

it('gives each day once, as it comes next, and none of a year that has passed', () => {
  expect(daysAt('2026-11-23T06:00:00Z')).toEqual(['2027-01-26', '2027-10-02', '2027-10-29']);
  expect(daysAt('2027-11-23T06:00:00Z')).toEqual(['2028-01-26', '2028-02-29', '2028-10-02']);
});

it('has today by the calendar of the tutor’s zone', () => {
  const evening = '2027-01-25T20:00:00Z';
  expect(daysAt(evening)[0]).toBe('2027-01-26');
  expect(daysAt('2027-01-26T20:00:00Z')[0]).not.toBe('2027-01-26');
  expect(daysAt('2027-01-26T20:00:00Z', 'America/Los_Angeles')[0]).toBe('2027-01-26');
});

it('names those of India in the language of whoever asks, and others as the operator does', () => {
  const namesIn = (language: 'en' | 'ta' | 'hi') =>
    speak(language, () =>
      listHolidays(named, 'Asia/Kolkata', new Date('2026-11-23T06:00:00Z')).map(({ name }) => name),
    );
  expect(namesIn('en')).toEqual(['Republic Day', 'Gandhi Jayanti', 'Deepavali']);
  expect(namesIn('ta')).toEqual(['குடியரசு தினம்', 'காந்தி ஜெயந்தி', 'Deepavali']);
  expect(namesIn('hi')).toEqual(['गणतंत्र दिवस', 'गांधी जयंती', 'Deepavali']);
});
