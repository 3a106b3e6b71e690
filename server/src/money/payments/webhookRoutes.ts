import { type PaymentProvider, paymentProviders } from '@paadam/shared/domain';
import type { FastifyPluginAsync } from 'fastify';
import { inTransaction } from '../../foundation/db/inTransaction';
import { answerNotFound } from '../../foundation/http/handleError';
import { enqueue } from '../../foundation/jobs/enqueue';
import { defineQueue } from '../../foundation/jobs/queue';
import { isGatewayFact } from '../../lessons/ledger/gatewayFacts';
import { endGatewayEvent, keepGatewayEvent } from './changes';
import { BadSignature, type Gateway } from './gateway';
import { findGatewayEvent } from './queries';
import { takeFact } from './takeFact';

/** Something that a gateway has told, and that is to be taken in. */
export const gatewayEventQueue = defineQueue<{ provider: PaymentProvider; eventId: string }>('gateway-event');

const bytes = 256 * 1024;

/**
 * Where gateways tell what has happened. A room of its own: the body is signed as it came, to the byte, so that no one may
 * parse it before. It is answered once it is stored; a job does the rest. An address that sends too many unsigned webhooks is refused
 * before anything is read.
 */
export const webhookRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;
  const unsigned = app.limitRequests('unsigned-webhooks', 1);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.jobs.handle(gatewayEventQueue, async (event) => {
    const facts = await findGatewayEvent(database, event);
    for (const fact of facts ?? []) {
      // Older events were stored unchecked. Another try would fail as the first did.
      if (isGatewayFact(fact)) await takeFact(app, event.provider, fact);
      else app.metrics.countWebhook(event.provider, 'unread');
    }
    await endGatewayEvent(database, event);
  });

  // Also the one that took money before; the one that stands in has a key of its own only where it is used.
  const gatewayNamed = (name: string): Gateway | undefined => {
    const provider = paymentProviders.find((known) => known === name);
    if (!provider || (provider === 'test' && app.gateway?.provider !== 'test')) return undefined;
    return app.gateways.get(provider);
  };

  app.post<{ Params: { provider: string } }>(
    '/api/webhooks/payments/:provider',
    // Runs before the body is read. Signed webhooks come in bursts and are not counted.
    { bodyLimit: bytes, onRequest: async (request) => unsigned.check(request) },
    async (request, reply) => {
      const gateway = gatewayNamed(request.params.provider);
      if (!gateway) {
        unsigned.count(request);
        return answerNotFound(request, reply);
      }
      const { provider } = gateway;
      reply.header('cache-control', 'no-store');
      try {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const read = gateway.readWebhook(raw, request.headers);
        if (!read?.facts.every(isGatewayFact)) {
          // Answered with success, since a repetition would be unreadable as well.
          app.metrics.countWebhook(provider, 'unread');
          request.log.warn({ provider, eventId: read?.eventId }, 'a signed webhook could not be read');
          return { success: true };
        }
        const { eventId, facts } = read;
        await inTransaction(database, async (tx) => {
          if (!(await keepGatewayEvent(tx, { provider, eventId, facts }))) return;
          await enqueue(tx, gatewayEventQueue, { provider, eventId });
        });
        app.metrics.countWebhook(provider, 'taken');
        return { success: true };
      } catch (error) {
        if (!(error instanceof BadSignature)) throw error;
        app.metrics.countWebhook(provider, 'refused');
        unsigned.count(request);
        return reply
          .status(400)
          .send({ success: false, code: 'malformed_request', message: 'This is not signed by us.' });
      }
    },
  );
};
