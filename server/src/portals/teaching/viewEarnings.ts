import type { Answer, Calls, EarningsMonth, Query } from '@paadam/shared/contract';
import { Type } from 'typebox';
import { readPage } from '../../access/calls/page';
import type { SessionUser } from '../../access/sessions/queries';
import type { Queryable } from '../../foundation/db/openDatabase';
import { type EarningsLesson, findTotalEarnings, listEarningMonths, listEarnings } from './queries';

const monthsOfAPage = 12;
const MonthPosition = Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' });

type Earnings = Pick<Answer<Calls['tutorEarnings']>, 'data' | 'nextCursor' | 'total'>;

/** @returns one page of the tutor's months, the latest first; each month's total is the sum of the rows it shows */
export const viewEarnings = async (
  queryable: Queryable,
  { id, timeZone }: SessionUser,
  { limit = monthsOfAPage, cursor }: Query<Calls['tutorEarnings']>,
): Promise<Earnings> => {
  const [{ rows: months, nextCursor }, total] = await Promise.all([
    readPage(
      { limit, cursor },
      MonthPosition,
      (before, count) => listEarningMonths(queryable, id, timeZone, { before, count }),
      (month) => month,
    ),
    findTotalEarnings(queryable, id),
  ]);
  const lessons = await listEarnings(queryable, id, timeZone, months);
  return {
    data: months.map((month) =>
      toMonth(
        month,
        lessons.filter((lesson) => lesson.month === month),
      ),
    ),
    nextCursor,
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
