import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { addressOf, isLoopback, networkOf } from '../http/clientAddress';
import { CallCounter } from './CallCounter';
import { addressWindowSeconds, tooManyCalls } from './limitAddress';
import { rateLimitKey } from './rateLimit';

/** What an address has done of one kind, in 15 minutes. This machine's own address is not counted, as in `limitAddress`. */
export interface RequestLimit {
  /** Counts one request. @throws HttpError `too_many_requests` */
  count(request: FastifyRequest): void;
  /** Counts nothing. @throws HttpError `too_many_requests` where there were too many */
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
     * @param what the kind of request, counted by itself
     * @param times how many times the number of calls that CALLS_PER_ADDRESS allows
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
