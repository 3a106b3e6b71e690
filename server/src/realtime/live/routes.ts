import websocket from '@fastify/websocket';
import { liveLimits } from '@paadam/shared/domain';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { currentSession } from '../../access/sessions/cookies';
import { callerOf } from '../../foundation/http/callerOf';
import { addressOf, networkOf } from '../../foundation/http/clientAddress';
import { HttpError } from '../../foundation/http/HttpError';
import { languageOf } from '../../foundation/http/languageOf';
import * as httpWords from '../../messages/http';
import * as words from '../../messages/live';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route serves WebSockets. An upgrade of any other route is refused. */
    takesUpgrades?: true;
  }
}

/** Before any route: upgrades of routes that were there before it would be left open without an answer. */
export const liveSockets = plugin(async (app) => {
  await app.register(websocket, {
    // Frames are small, and a compressor a connection is not.
    options: { maxPayload: liveLimits.frameBytes, perMessageDeflate: false },
    // A connection that breaks is no one's fault; its end is told by 'close'.
    errorHandler: (_error, socket) => socket.terminate(),
    preClose: async () => app.live.drain(),
  });
  // By default the plugin answers an upgrade of any address with 101, and then closes the connection.
  app.addHook('onRequest', async (request) => {
    if (request.ws && !request.routeOptions.config.takesUpgrades) {
      throw new HttpError('malformed_request', httpWords.theRequestCouldNotBeRead);
    }
  });
  app.addHook('onClose', () => app.live.stop());
});

/** The signed-in person, from our pages and those that may call us, is let in before anything of theirs is read. */
const admitLive = async (request: FastifyRequest): Promise<void> => {
  if (callerOf(request).page === 'stranger') {
    throw new HttpError('forbidden', words.pagesOfThisAddressMayNot);
  }
  request.session = await currentSession(request);
  if (!request.session) throw new HttpError('unauthenticated', words.pleaseSignIn);
  if (request.session.user.isSuspended)
    throw new HttpError('account_suspended', words.yourAccountIsSuspended);
  if (request.ws) request.server.live.refuseTooMany(request.session.user, networkOf(addressOf(request)));
};

export const liveRoutes: FastifyPluginAsync = async (app) => {
  app.route({
    method: 'GET',
    url: '/live',
    config: { takesUpgrades: true },
    onRequest: admitLive,
    handler: async (_request, reply) => {
      reply.header('upgrade', 'websocket');
      throw new HttpError('upgrade_required', words.thisAddressIsForWebsocketConnections);
    },
    wsHandler: (socket, request) => {
      const { session } = request;
      const visit = session && { session, language: languageOf(request) };
      if (visit) app.live.take(socket, visit, networkOf(addressOf(request)));
      else socket.terminate();
    },
  });
};
