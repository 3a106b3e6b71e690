import { type Call, calls } from '@paadam/shared/contract';
import { isSafe } from '@paadam/shared/domain';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../http/callerOf';
import { HttpError } from '../http/HttpError';
import { currentSession } from '../sessions/cookies';
import type { Session } from '../sessions/queries';
import { csrfTokenMatches } from '../sessions/secrets';

/**
 * Loads the session and lets in only who may make the call, before anything of the request is looked at.
 * Unsafe calls are not taken from strangers' pages, signed in or not; a session's must carry its CSRF token.
 */
export const admit =
  ({ who, path }: Call) =>
  async (request: FastifyRequest): Promise<void> => {
    const changes = !isSafe(request.method, path);
    if (changes && callerOf(request).page === 'stranger') {
      throw new HttpError('csrf_failed', 'Pages of this address may not make calls here.');
    }
    request.session = await currentSession(request);
    refuseUnlessAllowed(who, request.session);
    if (request.session?.user.isSuspended && !isOpenToSuspended({ who, path })) {
      throw new HttpError('account_suspended', 'Your account is suspended.');
    }
    if (request.session && changes && !csrfTokenMatches(request.session, request.headers['x-csrf-token'])) {
      throw new HttpError('csrf_failed', 'This page is out of date. Please reload it and try again.');
    }
  };

/** @returns whether who is suspended may make the call: to sign out, and what anyone may */
export const isOpenToSuspended = ({ who, path }: Pick<Call, 'who' | 'path'>): boolean =>
  who === 'anyone' || path === calls.logout.path;

const refuseUnlessAllowed = (who: Call['who'], session: Session | null): void => {
  if (who === 'anyone') return;
  if (!session) throw new HttpError('unauthenticated', 'Please sign in.');
  if (who !== 'signed-in' && !who.includes(session.user.role)) {
    throw new HttpError('forbidden', `This is for ${who.map((role) => `${role}s`).join(' and ')} only.`);
  }
};
