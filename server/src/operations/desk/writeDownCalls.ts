import { isSafe } from '@paadam/shared/domain';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../foundation/db/openDatabase';
import { originOf } from '../../foundation/http/clientAddress';
import { recordAtDesk } from './changes';
import { type Lines, linesOfRequest } from './linesOfRequest';

declare module 'fastify' {
  interface FastifyRequest {
    /** The lines that the call has written to the desk's audit; null before its handler runs. */
    deskLines: Lines | null;
  }
}

/**
 * Makes each operator's call leave a line in the audit before it is answered. If the call's rule has written none, this writes one with
 * the call's summary. If the line cannot be written, the call is not answered.
 *
 * Applies to all routes that are registered on `app` after it.
 */
export const writeDownCalls = (app: FastifyInstance, database: Database): void => {
  app.decorateRequest('deskLines', null);
  // After the body is read: everything after this runs in the context.
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
