import type { Booking } from '@paadam/shared/contract';
import { and, eq, sql } from 'drizzle-orm';
import { violatedConstraint } from '../../db/databaseError';
import type { Queryable, Transaction } from '../../db/openDatabase';
import { idempotencyKeys } from '../../db/schema';

/** A request that names itself, so that it can be repeated. */
export interface NamedRequest {
  /** The key is this user's own: another's of the same name is another key. */
  userId: string;
  key: string;
  /** Of what is asked. */
  requestHash: string;
}

const missing = { note: '', reason: null, answerBy: null, proposal: null };

/** @returns what the first request of this name that succeeded asked for, and how it was answered */
export const readFirstAnswer = async (queryable: Queryable, { userId, key }: NamedRequest) => {
  const [first] = await queryable
    .select({ requestHash: idempotencyKeys.requestHash, answer: sql<Booking>`${idempotencyKeys.answer}` })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  // A key lives for a day: the answer may have been kept by a version that did not know these fields.
  return first && { ...first, answer: { ...missing, ...first.answer } };
};

/** @throws an error that `isRepetition` knows, where a request of this name has been answered already */
export const keepFirstAnswer = async (
  tx: Transaction,
  request: NamedRequest,
  answer: Booking,
): Promise<void> => {
  await tx.insert(idempotencyKeys).values({ ...request, answer });
};

export const isRepetition = (error: unknown): boolean =>
  violatedConstraint(error) === 'idempotency_keys_pkey';
