import type { FastifyRequest } from 'fastify';
import * as words from '../../messages/http';
import type { AddressLimits } from '../config/Config';
import { addressOf, isLoopback, networkOf } from '../http/clientAddress';
import { HttpError } from '../http/HttpError';
import { consumeRateLimit } from './changes';

export const addressWindowSeconds = 15 * 60;

/**
 * Counts one of the costly things for the address that asks. This machine's own address is not limited: behind a
 * proxy that TRUST_PROXY does not name, it would stand for everybody.
 *
 * @throws HttpError `too_many_requests`
 */
export const limitAddress = async (
  request: FastifyRequest,
  what: Exclude<keyof AddressLimits, 'calls'>,
): Promise<void> => {
  const address = addressOf(request);
  if (isLoopback(address)) return;
  const { database, config } = request.server;
  const limit = { windowSeconds: addressWindowSeconds, max: config.addressLimits[what] };
  const result = await consumeRateLimit(database, { what, whose: networkOf(address) }, limit);
  if (!result.allowed) throw tooManyCalls(result.retryAfter);
};

export const tooManyCalls = (retryAfter: number): HttpError =>
  new HttpError('too_many_requests', words.thereWereTooManyRequestsFrom, {
    retryAfter,
  });
