import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isLoopback } from './isLoopback';

/**
 * Whether whoever sits at this machine asks: neither through a proxy, nor by a name that a foreign page has made to
 * point here.
 */
export const isFromThisMachine = (request: FastifyRequest): boolean =>
  isLoopback(request.socket.remoteAddress ?? '') &&
  request.headers['x-forwarded-for'] === undefined &&
  request.headers.forwarded === undefined &&
  (request.hostname === 'localhost' || isIP(request.hostname.replace(/^\[|\]$/g, '')) !== 0);
