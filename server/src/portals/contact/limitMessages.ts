import { limits } from '@paadam/shared/domain';
import type { FastifyInstance } from 'fastify';
import { isLoopback, networkOf } from '../../foundation/http/clientAddress';
import { HttpError } from '../../foundation/http/HttpError';
import { consumeRateLimits } from '../../foundation/rate-limits/changes';
import type { Counted } from '../../foundation/rate-limits/rateLimit';
import * as words from '../../messages/requests';

interface Message {
  /** The id of the person who is signed in; null: a visitor. */
  writer: string | null;
  /** Of the network. */
  address: string;
  /** For the answer. */
  email: string;
}

const windowSeconds = 86_400;

/**
 * Counts a message to the operator. All visitors share one daily limit, so that a crowd of them cannot flood the operator with mail.
 * Signed-in people have their own counts, which visitors cannot use up.
 *
 * @throws HttpError `too_many_requests`, with the address to which a mail can be sent instead
 */
export const limitMessages = async (
  { database, config }: Pick<FastifyInstance, 'database' | 'config'>,
  { writer, address, email }: Message,
): Promise<void> => {
  const { ofOne, withOneAddress, ofVisitors } = limits.contact.aDay;
  const counted = (what: string, whose: string, max: number): Counted => ({
    subject: { what, whose },
    limit: { windowSeconds, max },
  });
  const all = counted('contacts-of-visitors', 'all', ofVisitors);
  const answers = counted('contacts-with-address', email.toLowerCase(), withOneAddress);
  const chain = writer
    ? [counted('contacts-of-person', writer, ofOne)]
    : isLoopback(address)
      ? [answers, all]
      : [counted('contacts-of-network', networkOf(address), ofOne), answers, all];
  const result = await consumeRateLimits(database, chain);
  if (result.allowed) return;
  const { retryAfter } = result;
  throw new HttpError('too_many_requests', () => words.tooManyMessages({ email: config.operatorEmail }), {
    retryAfter,
  });
};
