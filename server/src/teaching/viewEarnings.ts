import type { Answer, calls, EarningsMonth } from '@paadam/shared/contract';
import { Type } from 'typebox';
import type { SessionUser } from '../accounts/sessions';
import type { Queryable } from '../db/openDatabase';
import { decodeCursor } from '../http/cursor';
import { toPage } from '../http/page';
import { type EarningsLesson, findTotalEarnings, listEarningMonths, listEarnings } from './queries';

const monthsOfAPage = 12;
const Position = Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' });

type Earnings = Pick<Answer<typeof calls.tutorEarnings>, 'data' | 'nextCursor' | 'total'>;

/** @returns one page of the tutor's months, the latest first; each month's total is the sum of the rows it shows */
export const viewEarnings = async (
  queryable: Queryable,
  { id, timeZone }: SessionUser,
  { limit = monthsOfAPage, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<Earnings> => {
  const before = decodeCursor(cursor, Position);
  const [months, total] = await Promise.all([
    listEarningMonths(queryable, id, timeZone, { before, count: limit + 1 }),
    findTotalEarnings(queryable, id),
  ]);
  const page = toPage(months, limit, (month) => month);
  const lessons = await listEarnings(queryable, id, timeZone, page.rows);
  return {
    data: page.rows.map((month) =>
      toMonth(
        month,
        lessons.filter((lesson) => lesson.month === month),
      ),
    ),
    nextCursor: page.nextCursor,
    total,
  };
};

const toMonth = (month: string, lessons: readonly EarningsLesson[]): EarningsMonth => ({
  month,
  total: lessons.reduce((sum, { price }) => sum + price, 0),
  lessons: lessons.map(({ id, startsAt, endsAt, student, subject, status, price }) => ({
    booking: id,
    dateTime: startsAt.toISOString(),
    student,
    subject,
    duration: (endsAt.getTime() - startsAt.getTime()) / 60_000,
    status,
    price,
  })),
});
