import { uuidv7 } from 'uuidv7';
import { writeCalendar } from '../../people/availability/writeCalendar';

/** Of the sample calendar, which stands on no other site. */
export const sampleAddress = 'sample:school-timetable.ics';
export const isSampleAddress = (address: string): boolean => address === sampleAddress;

const aDay = 86_400_000;
const weeks = 13;

/** @returns a calendar as a school would have it: after noon from Monday to Friday in India, for the weeks ahead */
export const sampleTimetable = (now: Date): string => {
  const today = Math.floor(now.getTime() / aDay) * aDay;
  const events = Array.from({ length: weeks * 7 }, (_, day) => new Date(today + day * aDay))
    .filter((day) => day.getUTCDay() >= 1 && day.getUTCDay() <= 5)
    .map((day) => ({
      uid: uuidv7(),
      sequence: 0,
      // 12:30 to 14:30 in India, which has no summer time.
      startsAt: new Date(day.getTime() + 7 * 3_600_000),
      endsAt: new Date(day.getTime() + 9 * 3_600_000),
      status: 'CONFIRMED' as const,
      summary: 'School',
      description: '',
      url: 'https://school.example/timetable',
      location: null,
    }));
  return writeCalendar({ method: 'PUBLISH', events, at: now });
};
