import type { Call } from '@paadam/shared/contract';
import type { FastifyRequest } from 'fastify';
import { currentSession } from '../accounts/currentSession';
import { csrfTokenMatches, type Session } from '../accounts/sessions';
import { HttpError } from './HttpError';
import { isSafe } from './isSafe';

/**
 * Loads the session and lets in only who may make the call, before anything of the request is looked at.
 * A session's unsafe calls must carry its CSRF token.
 */
export const admit =
  ({ who, path }: Call) =>
  async (request: FastifyRequest): Promise<void> => {
    request.session = await currentSession(request);
    refuseUnlessAllowed(who, request.session);
    if (
      request.session &&
      !isSafe(request.method, path) &&
      !csrfTokenMatches(request.session, request.headers['x-csrf-token'])
    ) {
      throw new HttpError('csrf_failed', 'This page is out of date. Please reload it and try again.');
    }
  };

const refuseUnlessAllowed = (who: Call['who'], session: Session | null): void => {
  if (who === 'anyone') return;
  if (!session) throw new HttpError('unauthenticated', 'Please sign in.');
  if (who !== 'signed-in' && !who.includes(session.user.role)) {
    throw new HttpError('forbidden', `This is for ${who.map((role) => `${role}s`).join(' and ')} only.`);
  }
};
