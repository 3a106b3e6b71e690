import type { Availability, Tutor } from '@paadam/shared/contract';
import { weekdays } from '@paadam/shared/domain';
import { toClockTime } from './clockTime';
import type { WeeklyHours } from './expandAvailability';
import type { TutorRow } from './queries';

/** @returns the tutor as anyone sees them */
export const toTutor = (row: TutorRow): Tutor => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  profileUrl: row.profileUrl,
  timeZone: row.timeZone,
  bio: row.bio,
  qualifications: row.qualifications,
  subjects: row.subjectIds,
  hourlyRate: row.hourlyRate,
  availability: toAvailability(row.week),
  rating: {
    average: row.ratingCount === 0 ? null : Math.round((row.ratingSum / row.ratingCount) * 100) / 100,
    count: row.ratingCount,
  },
});

const toAvailability = (week: readonly WeeklyHours[]): Availability[] =>
  [...week]
    .sort((a, b) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day) || a.startMinute - b.startMinute)
    .map(({ day, startMinute, endMinute }) => ({
      day,
      startTime: toClockTime(startMinute),
      endTime: toClockTime(endMinute),
    }));
