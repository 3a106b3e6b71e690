import type { AuthData } from '@paadam/shared/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../foundation/db/openDatabase';
import { operators, suspensions } from '../../foundation/db/schema';

/** @returns the suspension that a person is under, as the person is told of it */
export const findSuspension = async (
  queryable: Queryable,
  userId: string,
): Promise<Omit<NonNullable<AuthData['suspension']>, 'appealTo'> | undefined> => {
  const [row] = await queryable
    .select({ reason: suspensions.reason, until: suspensions.until })
    .from(suspensions)
    .where(and(eq(suspensions.userId, userId), isNull(suspensions.endedAt)));
  return row && { reason: row.reason, until: row.until?.toISOString() ?? null };
};

const beginner = alias(operators, 'beginner');
const ender = alias(operators, 'ender');

/** @returns all suspensions of a person, the latest first */
export const listSuspensions = (queryable: Queryable, userId: string) =>
  queryable
    .select({
      id: suspensions.id,
      reason: suspensions.reason,
      begunAt: suspensions.begunAt,
      until: suspensions.until,
      begunBy: beginner.name,
      endedAt: suspensions.endedAt,
      endedBy: ender.name,
    })
    .from(suspensions)
    .leftJoin(beginner, eq(beginner.id, suspensions.begunBy))
    .leftJoin(ender, eq(ender.id, suspensions.endedBy))
    .where(eq(suspensions.userId, userId))
    .orderBy(desc(suspensions.begunAt));
