import type { Statement } from '@paadam/shared/contract';
import { csvOf, harmlessText } from '@paadam/shared/domain';
import { clockIn } from '../earnings/dayIn';
import { lineNames } from './lineNames';

const rupees = (paise: number): string => (paise / 100).toFixed(2);

/**
 * @param timeZone the tutor's, by whose calendar the month is
 * @returns a month for spreadsheets: a row a line, between what there was before and after it
 */
export const statementCsv = ({ opening, closing, lines }: Statement, timeZone: string): string =>
  csvOf([
    [
      `When (${timeZone})`,
      'What',
      'Lesson',
      'Student',
      'Subject',
      'Price (INR)',
      'Commission (INR)',
      'GST (INR)',
      'Amount (INR)',
      'Booking',
      'Document',
    ],
    ['', 'Before', '', '', '', '', '', '', rupees(opening), '', ''],
    ...lines.map(({ at, kind, lesson, price, commission, gst, amount, document }) => [
      clockIn(timeZone, new Date(at)),
      lineNames[kind],
      lesson ? clockIn(timeZone, new Date(lesson.dateTime)) : '',
      harmlessText(lesson?.student.name ?? ''),
      harmlessText(lesson?.subject ?? ''),
      rupees(price),
      rupees(commission),
      rupees(gst),
      rupees(amount),
      lesson?.booking ?? '',
      document?.number ?? '',
    ]),
    ['', 'After', '', '', '', '', '', '', rupees(closing), '', ''],
  ]);
