import { and, eq, sql } from 'drizzle-orm';
import { violatedConstraint } from '../../../foundation/db/databaseError';
import type { Queryable, Transaction } from '../../../foundation/db/openDatabase';
import { idempotencyKeys } from '../../../foundation/db/schema';

/** A request that names itself, so that it can be repeated. */
export interface NamedRequest {
  /** The key is this user's own: another's of the same name is another key. */
  userId: string;
  key: string;
  /** Of what is asked. */
  requestHash: string;
}

/** @returns what the first request of this name that succeeded asked for, and how that was answered */
export const readFirstAnswer = async <Answer>(queryable: Queryable, { userId, key }: NamedRequest) => {
  const [first] = await queryable
    .select({ requestHash: idempotencyKeys.requestHash, answer: sql<Answer>`${idempotencyKeys.answer}` })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  return first;
};

/** @throws an error that `isRepetition` knows, where a request of this name has been answered already */
export const keepFirstAnswer = async (
  tx: Transaction,
  request: NamedRequest,
  answer: object,
): Promise<void> => {
  await tx.insert(idempotencyKeys).values({ ...request, answer });
};

export const isRepetition = (error: unknown): boolean =>
  violatedConstraint(error) === 'idempotency_keys_pkey';
