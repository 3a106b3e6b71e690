import { createHash } from 'node:crypto';
import type { Booking } from '@paadam/shared/contract';
import type { Queryable } from '../../foundation/db/openDatabase';
import { HttpError } from '../../foundation/http/HttpError';
import * as words from '../../messages/bookings';
import { type NamedRequest, readFirstAnswer } from './changes/firstAnswers';

/** @param body flat, as the contract has it @returns the same for two bodies that say the same, in whatever order */
export const hashRequest = (body: Readonly<Record<string, string>>): string => {
  const fields = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
};

// A key lives for a day: the answer may have been kept by a version that did not know these fields.
const missing = { note: '', reason: null, answerBy: null, proposal: null };

/**
 * @returns the booking as the first request of this name was answered, or undefined where there was none that succeeded
 * @throws HttpError `idempotency_key_reused` where that request asked for something else
 */
export const findFirstAnswer = async (
  queryable: Queryable,
  request: NamedRequest,
): Promise<Booking | undefined> => {
  const answer = await findFirstAnswerOf<Booking>(queryable, request);
  return answer && { ...missing, ...answer };
};

/** The same for a request whose answer is of another kind. */
export const findFirstAnswerOf = async <Answer>(
  queryable: Queryable,
  request: NamedRequest,
): Promise<Answer | undefined> => {
  const first = await readFirstAnswer<Answer>(queryable, request);
  if (!first) return undefined;
  if (first.requestHash === request.requestHash) return first.answer;
  throw new HttpError('idempotency_key_reused', words.thisIdempotencyKeyWasUsedFor);
};
