import type { Body, DeskCall, Params, Query } from '@paadam/shared/contract';
import { isSafe } from '@paadam/shared/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { envelope, type Outcome, routeOf } from '../../access/calls/route';
import { refuseBrokenQuery } from '../../access/calls/validation';
import { csrfTokenMatches, csrfTokenOf, hashSecret } from '../../access/sessions/secrets';
import { callerOf } from '../../foundation/http/callerOf';
import { HttpError } from '../../foundation/http/HttpError';
import { noteDeskSight } from './changes';
import { deskCookieOf } from './deskCookie';
import { findDeskSession } from './queries';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls at the desk; null for anybody else, and for all other calls. */
    deskSession: DeskSessionRow | null;
  }
  interface FastifyContextConfig {
    /** The call of the desk that the route answers. */
    deskCall?: DeskCall;
  }
}

export type DeskSessionRow = NonNullable<Awaited<ReturnType<typeof findDeskSession>>> & { csrfToken: string };

/** A request at the desk, whose parts have passed the contract of its call. */
export interface DeskRequest<C extends DeskCall> {
  params: Params<C>;
  query: Query<C>;
  body: Body<C>;
  /** Null only where the contract admits anyone. */
  session: C['right'] extends 'anyone' ? DeskSessionRow | null : DeskSessionRow;
  raw: FastifyRequest;
  reply: FastifyReply;
}

/** As `route`, for the desk: operators are admitted, by their rights, and no one else. */
export const deskRoute = <C extends DeskCall>(
  app: FastifyInstance,
  call: C,
  handle: (request: DeskRequest<C>) => Promise<Outcome<C>>,
): void => {
  app.route({
    ...routeOf(call),
    config: { deskCall: call },
    compress: false,
    onRequest: [admitOperator(call), refuseBrokenQuery],
    handler: async (raw, reply) => {
      reply.status(call.status).header('cache-control', 'no-store');
      // What `routeOf` and `admitOperator` have checked, at run time, is what the contract states.
      const { params, query, body, deskSession: session } = raw;
      return envelope(await handle({ params, query, body, session, raw, reply } as DeskRequest<C>), 'en');
    },
  });
};

/**
 * Whether a page of this origin, or a program, makes the call. Reads are checked too: answers contain the session's token or people's
 * data, and for a same-site page of ALLOWED_ORIGINS `SameSite` withholds no cookie. An address typed by hand, as of a document to print,
 * is sent with `Sec-Fetch-Site: none`.
 */
const isFromDeskPage = (request: FastifyRequest, changes: boolean): boolean => {
  const site = request.headers['sec-fetch-site'];
  const isOwnSite = site === undefined || site === 'same-origin' || (site === 'none' && !changes);
  return isOwnSite && callerOf(request).page === 'own';
};

/**
 * Loads the operator's session and lets in only who has the right, before anything of the request is looked at. Nothing is
 * read or taken from a page elsewhere, not even from those that may make the portals' calls.
 */
export const admitOperator =
  ({ right, path }: Pick<DeskCall, 'right' | 'path'>) =>
  async (request: FastifyRequest): Promise<void> => {
    const changes = !isSafe(request.method, path);
    if (!isFromDeskPage(request, changes)) {
      throw new HttpError('csrf_failed', () => 'Pages of this address may not make calls here.');
    }
    const session = await currentDeskSession(request);
    request.deskSession = session;
    refuseUnlessAllowed(right, session);
    if (session && changes && !csrfTokenMatches(session, request.headers['x-csrf-token'])) {
      // A new sign-in takes the place of whatever session there was.
      if (right === 'anyone') request.deskSession = null;
      else
        throw new HttpError('csrf_failed', () => 'This page is out of date. Please reload it and try again.');
    }
  };

const refuseUnlessAllowed = (right: DeskCall['right'], session: DeskSessionRow | null): void => {
  if (right === 'anyone') return;
  if (!session || session.isComplete === (right === 'at-second-step')) {
    throw new HttpError('unauthenticated', () => 'Please sign in.');
  }
  if (right !== 'at-second-step' && right !== 'operator' && !session.operator.rights.includes(right)) {
    throw new HttpError('forbidden', () => `This needs the right “${right}”.`);
  }
};

const currentDeskSession = async (request: FastifyRequest): Promise<DeskSessionRow | null> => {
  const cookie = deskCookieOf(request);
  if (!cookie) return null;
  const { database, config } = request.server;
  const session = await findDeskSession(database, hashSecret(cookie));
  // Everybody knows the password of the operator that comes with the sample data.
  if (!session || (session.isTest && !config.sampleData)) return null;
  if (!session.seenLately) await noteDeskSight(database, session.id);
  return { ...session, csrfToken: csrfTokenOf(cookie) };
};
