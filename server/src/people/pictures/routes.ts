import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { answerNotFound } from '../../foundation/http/handleError';
import { pictureAddress } from './pictureAddress';
import { findPicture } from './queries';

/**
 * The photos that people uploaded. An address tells what stands there and never stands for anything else, so browsers keep
 * it; pages of other sites may show it, and nothing in it can run.
 */
export const pictureRoutes: FastifyPluginAsync = async (app) => {
  // A list shows many photos at once, perhaps to a whole school behind one address. Browsers cache them.
  const limit = app.limitRequests('pictures', 10);
  const address = pictureAddress(':hash(^[0-9a-f]{64})');
  const onRequest = async (request: FastifyRequest) => limit.count(request);
  app.get<{ Params: { hash: string } }>(address, { onRequest }, async (request, reply) => {
    const content = await findPicture(app.database, request.params.hash);
    if (!content) return answerNotFound(request, reply);
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        'access-control-allow-origin': '*',
      })
      .type('image/webp')
      .send(content);
  });
};
