import type { IncomingMessage } from 'node:http';
import plugin from 'fastify-plugin';
import { HttpError } from '../../foundation/http/HttpError';
import * as words from '../../messages/http';

/** A name, an IPv4 address, or an IPv6 address in brackets, and maybe a port. */
const host = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/**
 * A request names its host once (RFC 9112, section 3.2): where there are two, a proxy and this server may each believe
 * another one. Node would refuse what has none without a word, and hands on the first of two.
 */
export const requireHost = plugin(async (app) => {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = hostsOf(raw);
    if (hosts.length === 0 && raw.httpVersion === '1.1') {
      throw new HttpError('malformed_request', words.theRequestDoesNotNameIts);
    }
    if (hosts.length > 1 || hosts.some((name) => !host.test(name))) {
      throw new HttpError('malformed_request', words.theRequestHasToNameOne);
    }
  });
});

const hostsOf = ({ rawHeaders }: IncomingMessage): string[] =>
  rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
