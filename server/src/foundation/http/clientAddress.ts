import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** @param address an IP address @returns whether it is this machine's own */
export const isLoopback = (address: string): boolean => address === '::1' || /^(::ffff:)?127\./.test(address);

/**
 * @param address an IP address
 * @returns what is counted as one place: an IPv4 address; of IPv6 the 64-bit network, since one household can choose
 *   among all the addresses of its own
 */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - last.length)).fill('0');
  return [...groups, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};

/**
 * @param network of `networkOf`
 * @returns whether it is this machine's own: behind a proxy that TRUST_PROXY does not name, it stands for everybody
 */
export const isOwnNetwork = (network: string): boolean => isLoopback(network) || network === networkOf('::1');

/** The connection ended before its request was answered: no one is there any more. */
export class CallerGone extends Error {
  constructor() {
    super('The caller has gone.');
    this.name = 'CallerGone';
  }
}

/**
 * @returns the IP address that a request comes from
 * @throws CallerGone where the connection has ended: what is counted by address must not go on uncounted
 */
export const addressOf = ({ ip }: { ip: string | undefined }): string => {
  if (!ip) throw new CallerGone();
  return ip;
};

const signsOfProxy = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via'];

/**
 * Whether the person at this machine asks: neither through a proxy, nor by a name that a foreign page has made to
 * point here. The name is read as it was sent: Fastify's own may come from a header that such a page can set.
 *
 * A site whose public origin is https stands behind a proxy, since this server speaks http alone, and one on the same
 * machine may add no header that says so: no one is believed to sit here then.
 */
export const isFromThisMachine = ({ server, socket, raw: { headers } }: FastifyRequest): boolean => {
  if (server.config.publicOrigin.startsWith('https:')) return false;
  const name = (headers.host ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    signsOfProxy.every((header) => headers[header] === undefined) &&
    (name.toLowerCase() === 'localhost' || isIP(name) !== 0)
  );
};

/** Where a call comes from, as it is written down. */
export interface Origin {
  /** An IPv4 address, or an IPv6 network. */
  network: string;
  /** The browser as it calls itself, at most 400 characters. */
  userAgent: string;
}

export const originOf = (request: FastifyRequest): Origin => ({
  network: networkOf(addressOf(request)),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
});
