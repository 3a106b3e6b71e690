import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isLoopback } from './isLoopback';

const signsOfProxy = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via'];

/**
 * Whether whoever sits at this machine asks: neither through a proxy, nor by a name that a foreign page has made to
 * point here. The name is read as it was sent: Fastify's own may come from a header that such a page can set.
 */
export const isFromThisMachine = ({ socket, raw: { headers } }: FastifyRequest): boolean => {
  const name = (headers.host ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    signsOfProxy.every((header) => headers[header] === undefined) &&
    (name.toLowerCase() === 'localhost' || isIP(name) !== 0)
  );
};
