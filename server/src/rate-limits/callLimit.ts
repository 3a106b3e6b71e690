import plugin from 'fastify-plugin';
import { isLoopback, networkOf } from '../http/clientAddress';
import { CallCounter } from '../rate-limits/CallCounter';
import { addressWindowSeconds, tooManyCalls } from '../rate-limits/limitAddress';
import { rateLimitKey } from '../rate-limits/rateLimit';

const exchangeMilliseconds = 1_000;

/** Holds every address to its number of calls in 15 minutes. Who asks after the server's health is not counted. */
export const callLimit = plugin(async (app) => {
  const counter = new CallCounter(addressWindowSeconds);

  app.addHook('onRequest', async (request) => {
    if (isLoopback(request.ip) || request.url.startsWith('/api/health/')) return;
    const { calls, resetsIn } = counter.count(rateLimitKey({ what: 'calls', whose: networkOf(request.ip) }));
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
