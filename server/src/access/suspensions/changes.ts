import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Queryable, Transaction } from '../../foundation/db/openDatabase';
import { suspensions } from '../../foundation/db/schema';

interface NewSuspension {
  userId: string;
  reason: string;
  /** Null: for good. */
  until: Date | null;
  operatorId: string;
}

/** @returns whether the person was not suspended already */
export const insertSuspension = async (
  tx: Transaction,
  { operatorId, ...values }: NewSuspension,
): Promise<boolean> => {
  await endDue(tx, values.userId);
  const begun = await tx
    .insert(suspensions)
    .values({ id: uuidv7(), begunBy: operatorId, ...values })
    .onConflictDoNothing()
    .returning({ id: suspensions.id });
  return begun.length > 0;
};

/** @returns whether the person was suspended until now */
export const endSuspension = async (
  tx: Transaction,
  { userId, operatorId }: { userId: string; operatorId: string },
): Promise<boolean> => {
  const ended = await tx
    .update(suspensions)
    .set({ endedAt: sql`now()`, endedBy: operatorId })
    .where(and(eq(suspensions.userId, userId), isNull(suspensions.endedAt)))
    .returning({ id: suspensions.id });
  return ended.length > 0;
};

/** Ends suspensions whose time is over. @param userId absent: of all people @returns how many tutors are listed again */
export const endDue = async (queryable: Queryable, userId?: string): Promise<number> => {
  const ended = await queryable
    .update(suspensions)
    .set({ endedAt: sql`${suspensions.until}` })
    .where(
      and(
        isNull(suspensions.endedAt),
        lte(suspensions.until, sql`now()`),
        userId === undefined ? undefined : eq(suspensions.userId, userId),
      ),
    )
    .returning({
      isTutor: sql<boolean>`exists (select from tutors where tutors.id = ${suspensions.userId})`,
    });
  return ended.filter(({ isTutor }) => isTutor).length;
};

/** Holds both calendars of a person, as a new booking does: what is being booked comes before this, or is refused. */
export const holdCalendars = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('tutor ' || ${userId}::uuid, 0)),
    pg_advisory_xact_lock(hashtextextended('student ' || ${userId}::uuid, 0))`);
};
