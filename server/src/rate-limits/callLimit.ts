import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { addressOf, isLoopback, networkOf } from '../http/clientAddress';
import { CallCounter } from './CallCounter';
import { addressWindowSeconds, tooManyCalls } from './limitAddress';
import { rateLimitKey } from './rateLimit';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * A hook that counts a request for its address: the API's calls, and the documents, which ask the database as well.
     *
     * @throws HttpError `too_many_requests`
     */
    limitCalls(request: FastifyRequest): Promise<void>;
  }
}

const exchangeMilliseconds = 1_000;

/** Holds every address to its number of calls in 15 minutes. Who asks after the server's health is not counted. */
export const callLimit = plugin(async (app) => {
  const counter = new CallCounter(addressWindowSeconds);

  app.decorate('limitCalls', async (request: FastifyRequest) => {
    const address = addressOf(request);
    if (isLoopback(address) || request.url.startsWith('/api/health/')) return;
    const { calls, resetsIn } = counter.count(rateLimitKey({ what: 'calls', whose: networkOf(address) }));
    if (calls > app.config.addressLimits.calls) throw tooManyCalls(resetsIn);
  });

  const timer = setInterval(() => {
    counter
      .exchange(app.database)
      .catch((error) => app.log.warn({ err: error }, 'calls could not be counted'));
  }, exchangeMilliseconds);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
});
