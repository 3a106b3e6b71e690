import type { FastifyRequest } from 'fastify';
import { networkOf } from '../throttles/networkOf';

/** Where a call comes from, as it is written down. */
export interface Origin {
  /** An IPv4 address, or an IPv6 network. */
  network: string;
  /** The browser as it calls itself, at most 400 characters. */
  userAgent: string;
}

export const originOf = (request: FastifyRequest): Origin => ({
  network: networkOf(request.ip),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
});
