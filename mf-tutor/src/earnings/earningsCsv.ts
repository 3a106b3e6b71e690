import type { EarningsMonth } from '@paadam/shared/contract';
import { csvOf, harmlessText } from '@paadam/shared/domain';
import * as words from '../messages/earnings';
import { clockIn } from './dayIn';

/**
 * @param months the latest first
 * @param timeZone the tutor's, by whose calendar the months are
 * @returns a file for spreadsheets, a row a lesson
 */
export const earningsCsv = (months: readonly EarningsMonth[], timeZone: string): string =>
  csvOf([
    [
      words.month(),
      words.startUtc(),
      words.startIn({ timeZone }),
      words.student(),
      words.subject(),
      words.durationMinutes(),
      words.status(),
      words.amountInr(),
      words.booking(),
    ],
    ...months.flatMap(({ month, lessons }) =>
      lessons.map(({ booking, dateTime, student, subject, duration, status, price }) => [
        month,
        new Date(dateTime).toISOString(),
        clockIn(timeZone, new Date(dateTime)),
        harmlessText(student.name),
        harmlessText(subject),
        String(duration),
        status === 'accepted' ? words.acceptedExpected() : status,
        (price / 100).toFixed(2),
        booking,
      ]),
    ),
  ]);
