import type { EarningsMonth } from '@paadam/shared/contract';
import { csvOf, harmlessText } from '@paadam/shared/domain';
import { clockIn } from './dayIn';

/**
 * @param months the latest first
 * @param timeZone the tutor's, by whose calendar the months are
 * @returns a file for spreadsheets, a row a lesson
 */
export const earningsCsv = (months: readonly EarningsMonth[], timeZone: string): string =>
  csvOf([
    [
      'Month',
      'Start (UTC)',
      `Start (${timeZone})`,
      'Student',
      'Subject',
      'Duration (minutes)',
      'Status',
      'Amount (INR)',
      'Booking',
    ],
    ...months.flatMap(({ month, lessons }) =>
      lessons.map(({ booking, dateTime, student, subject, duration, status, price }) => [
        month,
        new Date(dateTime).toISOString(),
        clockIn(timeZone, new Date(dateTime)),
        harmlessText(student.name),
        harmlessText(subject),
        String(duration),
        status === 'accepted' ? 'accepted (expected)' : status,
        (price / 100).toFixed(2),
        booking,
      ]),
    ),
  ]);
