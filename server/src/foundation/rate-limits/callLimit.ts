import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { addressOf, isLoopback, networkOf } from '../http/clientAddress';
import { CallCounter } from './CallCounter';
import { addressWindowSeconds, tooManyCalls } from './limitAddress';
import { rateLimitKey } from './rateLimit';

/** Counts one kind of request by network address, over 15 minutes. As in `limitAddress`, this machine's own address is not counted. */
export interface RequestLimit {
  /** Counts one request. @throws HttpError `too_many_requests` */
  count(request: FastifyRequest): void;
  /** Checks without counting. @throws HttpError `too_many_requests` if there were too many */
  check(request: FastifyRequest): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * A hook that counts a request for its address: the API's calls, and the documents, which ask the database as well.
     *
     * @throws HttpError `too_many_requests`
     */
    limitCalls(request: FastifyRequest): Promise<void>;
    /**
     * @param what the kind of request; each kind has its own count
     * @param times the limit, as a multiple of CALLS_PER_ADDRESS
     */
    limitRequests(what: string, times: number): RequestLimit;
  }
}

const exchangeMilliseconds = 1_000;

/** Holds every address to its number of calls in 15 minutes. Who asks after the server's health is not counted. */
export const callLimit = plugin(async (app) => {
  const counter = new CallCounter(addressWindowSeconds);

  const limitRequests = (what: string, times: number): RequestLimit => {
    const most = app.config.addressLimits.calls * times;
    const hold = (request: FastifyRequest, look: CallCounter['count']) => {
      const address = addressOf(request);
      if (isLoopback(address)) return;
      const { calls, resetsIn } = look(rateLimitKey({ what, whose: networkOf(address) }));
      if (calls > most) throw tooManyCalls(resetsIn);
    };
    return {
      count: (request) => hold(request, (key) => counter.count(key)),
      check: (request) => hold(request, (key) => counter.peek(key)),
    };
  };
  app.decorate('limitRequests', limitRequests);
  const ofCalls = limitRequests('calls', 1);
  app.decorate('limitCalls', async (request: FastifyRequest) => {
    if (!request.url.startsWith('/api/health/')) ofCalls.count(request);
  });

  const timer = setInterval(() => {
    counter
      .exchange(app.database)
      .catch((error) => app.log.warn({ err: error }, 'calls could not be counted'));
  }, exchangeMilliseconds);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
});
