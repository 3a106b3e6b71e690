import type { LessonProblem } from '@paadam/shared/contract';
import { problemLimits } from '@paadam/shared/domain';
import { and, asc, eq, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../../foundation/db/openDatabase';
import { bookings, lessonProblems, users } from '../../../foundation/db/schema';
import { statusNow } from '../../../foundation/db/transitionSql';

const reporter = alias(users, 'reporter');
const answerer = alias(users, 'answerer');

const selectProblems = (queryable: Queryable) =>
  queryable
    .select({
      id: lessonProblems.id,
      bookingId: lessonProblems.bookingId,
      kind: lessonProblems.kind,
      text: lessonProblems.text,
      by: { _id: reporter.id, name: reporter.name },
      bySide: lessonProblems.bySide,
      createdAt: lessonProblems.createdAt,
      answerBy: lessonProblems.answerBy,
      status: lessonProblems.status,
      answerText: lessonProblems.answerText,
      answeredBy: { _id: answerer.id, name: answerer.name },
      answeredAt: lessonProblems.answeredAt,
      refund: lessonProblems.refund,
      reason: lessonProblems.reason,
      settledAt: lessonProblems.settledAt,
    })
    .from(lessonProblems)
    .innerJoin(reporter, eq(reporter.id, lessonProblems.byId))
    .leftJoin(answerer, eq(answerer.id, lessonProblems.answeredBy));

export type ProblemRow = Awaited<ReturnType<typeof selectProblems>>[number];

/** @returns what went wrong in a lesson, unless it was taken back */
export const findProblemOf = async (
  queryable: Queryable,
  bookingId: string,
): Promise<ProblemRow | undefined> => {
  const [problem] = await selectProblems(queryable).where(
    and(eq(lessonProblems.bookingId, bookingId), ne(lessonProblems.status, 'withdrawn')),
  );
  return problem;
};

/** @returns how often something was said to have gone wrong in a lesson, with what was taken back */
export const countProblemsOf = (queryable: Queryable, bookingId: string): Promise<number> =>
  queryable.$count(lessonProblems, eq(lessonProblems.bookingId, bookingId));

/** @returns one, whatever has become of it */
export const findProblem = async (queryable: Queryable, id: string): Promise<ProblemRow | undefined> => {
  const [problem] = await selectProblems(queryable).where(eq(lessonProblems.id, id));
  return problem;
};

/** @returns the ids of reports that the other side has not answered in time, with their bookings; `except` those, oldest first */
export const listUnanswered = (queryable: Queryable, atMost: number, except: readonly string[]) =>
  queryable
    .select({ id: lessonProblems.id, bookingId: lessonProblems.bookingId })
    .from(lessonProblems)
    .where(
      and(
        eq(lessonProblems.status, 'open'),
        sql`${lessonProblems.answerBy} <= now()`,
        except.length > 0 ? notInArray(lessonProblems.id, [...except]) : undefined,
      ),
    )
    .orderBy(asc(lessonProblems.answerBy))
    .limit(atMost);

/**
 * Holds a booking until the transaction ends, as the person who pays it out or cancels it does.
 *
 * @returns whether something may be reported of it by the database's clock of this moment; undefined: none of these people has it
 */
export const holdToReport = async (
  tx: Transaction,
  bookingId: string,
  whose: SQL,
): Promise<{ mayReport: boolean } | undefined> => {
  const held = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), whose))
    .for('update');
  if (held.length === 0) return undefined;
  // Asked once the lock is there: it may have been waited for.
  const [row] = await tx
    .select({
      mayReport: sql<boolean>`${statusNow} in ('accepted', 'completed') and ${bookings.startsAt} <= clock_timestamp()
        and clock_timestamp() < ${bookings.endsAt} + make_interval(hours => ${problemLimits.reportHours})`,
    })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  return row;
};

export const toProblem = ({
  id,
  bookingId: _,
  createdAt,
  answerBy,
  answerText,
  answeredBy,
  answeredAt,
  settledAt,
  ...problem
}: ProblemRow): LessonProblem => ({
  _id: id,
  ...problem,
  createdAt: createdAt.toISOString(),
  answerBy: answerBy.toISOString(),
  answer:
    answeredBy && answeredAt ? { by: answeredBy, text: answerText, at: answeredAt.toISOString() } : null,
  settledAt: settledAt?.toISOString() ?? null,
});
