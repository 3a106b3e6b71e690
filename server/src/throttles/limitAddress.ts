import type { FastifyRequest } from 'fastify';
import type { AddressLimits } from '../config';
import { HttpError } from '../http/HttpError';
import { isLoopback } from '../http/isLoopback';
import { networkOf } from './networkOf';
import { takeTurn } from './takeTurn';

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
  if (isLoopback(request.ip)) return;
  const { database, config } = request.server;
  const pace = { windowSeconds: addressWindowSeconds, turns: config.addressLimits[what] };
  const turn = await takeTurn(database, { what, whose: networkOf(request.ip) }, pace);
  if (!turn.granted) throw tooManyCalls(turn.retryAfter);
};

export const tooManyCalls = (retryAfter: number): HttpError =>
  new HttpError(
    'too_many_requests',
    'There were too many requests from your network. Please try again later.',
    {
      retryAfter,
    },
  );
