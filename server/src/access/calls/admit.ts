import { type Call, calls } from '@paadam/shared/contract';
import { isSafe, type Role } from '@paadam/shared/domain';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../foundation/http/callerOf';
import { HttpError } from '../../foundation/http/HttpError';
import * as words from '../../messages/requests';
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
      throw new HttpError('csrf_failed', words.pagesOfThisAddressMayNot);
    }
    request.session = await currentSession(request);
    refuseUnlessAllowed(who, request.session);
    if (request.session?.user.isSuspended && !isOpenToSuspended({ who, path })) {
      throw new HttpError('account_suspended', words.yourAccountIsSuspended);
    }
    if (request.session && changes && !csrfTokenMatches(request.session, request.headers['x-csrf-token'])) {
      throw new HttpError('csrf_failed', words.thisPageIsOutOfDate);
    }
  };

/** @returns whether who is suspended may make the call: to sign out, and what anyone may */
export const isOpenToSuspended = ({ who, path }: Pick<Call, 'who' | 'path'>): boolean =>
  who === 'anyone' || path === calls.logout.path;

/** Of the roles that calls are for, in the contract's order: each group is a sentence of its own. */
const groups = {
  parent: 'parent',
  student: 'student',
  tutor: 'tutor',
  'student parent': 'studentParent',
  'student tutor': 'studentTutor',
} as const;

const groupOf = (who: readonly Role[]) => {
  const names = who.join(' ');
  if (Object.hasOwn(groups, names)) return groups[names as keyof typeof groups];
  throw new Error(`There is no sentence for ${names}.`);
};

const refuseUnlessAllowed = (who: Call['who'], session: Session | null): void => {
  if (who === 'anyone') return;
  if (!session) throw new HttpError('unauthenticated', words.pleaseSignIn);
  if (who !== 'signed-in' && !who.includes(session.user.role)) {
    throw new HttpError('forbidden', () => words.forRoles({ who: groupOf(who) }));
  }
};
