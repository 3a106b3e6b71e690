import { isSafe } from '@paadam/shared/domain';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/openDatabase';
import { originOf } from '../http/clientAddress';
import { recordAtDesk } from './changes';
import { type Lines, linesOfRequest } from './linesOfRequest';

declare module 'fastify' {
  interface FastifyRequest {
    /** Lines that the call has left in the desk's audit; null before its handler runs. */
    deskLines: Lines | null;
  }
}

/**
 * Sees to it that each call that an operator makes leaves a line in the audit, before its answer is out: where the rule behind it
 * has written none, one that says which call it was. A call whose line cannot be written is not answered.
 *
 * Applies to all routes that are registered on `app` after it.
 */
export const writeDownCalls = (app: FastifyInstance, database: Database): void => {
  app.decorateRequest('deskLines', null);
  // Once the body is read: what runs from here on runs in this context.
  app.addHook('preHandler', (request, _reply, done) => {
    request.deskLines = { written: 0 };
    linesOfRequest.run(request.deskLines, done);
  });
  app.addHook('onSend', async (request, { statusCode }) => {
    const { deskLines, deskSession, method, routeOptions } = request;
    const call = routeOptions.config.deskCall;
    if (!deskLines || deskLines.written > 0 || !deskSession) return;
    if (statusCode >= 400 || call?.right === 'anyone') return;
    const { url = '' } = routeOptions;
    await recordAtDesk(database, {
      operatorId: deskSession.operator.id,
      action: isSafe(method, url) ? 'read' : 'called',
      detail: { what: call?.summary ?? url },
      network: originOf(request).network,
    });
  });
};
