import plugin from 'fastify-plugin';
import { HttpError } from '../http/HttpError';

/** A request of HTTP/1.1 has to name its host; Node would refuse it without a word. */
export const requireHost = plugin(async (app) => {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined) {
      throw new HttpError('malformed_request', 'The request does not name its host.');
    }
  });
});
