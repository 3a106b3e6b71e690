import type { Statement } from '@paadam/shared/contract';
import { csvOf, harmlessText, type StatementKind } from '@paadam/shared/domain';
import { clockIn } from '../earnings/dayIn';
import * as words from '../messages/payouts';

const rupees = (paise: number): string => (paise / 100).toFixed(2);

/** @returns a kind of line as the messages have it, in which a name is one word */
export const nameOf = (kind: StatementKind) => (kind === 'payout-returned' ? 'returned' : kind);

/**
 * @param timeZone the tutor's, by whose calendar the month is
 * @returns a month for spreadsheets: a row a line, between what there was before and after it
 */
export const statementCsv = ({ opening, closing, lines }: Statement, timeZone: string): string =>
  csvOf([
    [
      words.whenIn({ timeZone }),
      words.what(),
      words.csvLesson(),
      words.student(),
      words.subject(),
      words.priceInr(),
      words.commissionInr(),
      words.gstInr(),
      words.amountInr(),
      words.booking(),
      words.csvDocument(),
    ],
    ['', words.before(), '', '', '', '', '', '', rupees(opening), '', ''],
    ...lines.map(({ at, kind, lesson, price, commission, gst, amount, document }) => [
      clockIn(timeZone, new Date(at)),
      words.line({ kind: nameOf(kind) }),
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
    ['', words.after(), '', '', '', '', '', '', rupees(closing), '', ''],
  ]);
