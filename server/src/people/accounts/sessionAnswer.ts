import type { AuthData, SessionCheck } from '@paadam/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listChildren } from '../../access/guardianship/queries';
import {
  clearSessionCookies,
  currentSession,
  sessionCookie,
  setTokenCookie,
  tokenCookie,
} from '../../access/sessions/cookies';
import type { SessionUser } from '../../access/sessions/queries';
import { findSuspension } from '../../access/suspensions/queries';
import type { Queryable } from '../../foundation/db/openDatabase';
import { giveBrowserSecret } from './browserCookie';

/** @returns the user as every portal knows them */
export const authDataOf = async (
  { database, config }: Pick<FastifyInstance, 'database' | 'config'>,
  user: SessionUser,
): Promise<AuthData> => {
  const suspension = user.isSuspended ? await findSuspension(database, user.id) : undefined;
  return {
    ...(await plainDataOf(database, user)),
    // Where there is no choice, there is none to tell of.
    ...(config.languages.length > 1 && {
      language: config.languages.includes(user.language) ? user.language : 'en',
    }),
    ...(config.money.provider && { paysHere: true as const }),
    ...(suspension && { suspension: { ...suspension, appealTo: addressIn(config.operatorEmail) } }),
  };
};

/** @param setting "Paadam <hello@paadam.test>", or an address alone */
const addressIn = (setting: string): string => /<([^>]+)>/.exec(setting)?.[1] ?? setting;

const plainDataOf = async (queryable: Queryable, user: SessionUser): Promise<AuthData> => ({
  id: user.id,
  role: user.role,
  profileImg: user.profileUrl,
  // An account comes into being when its address is confirmed.
  isVerified: true,
  name: user.name,
  email: user.email,
  children: user.role === 'parent' ? await listChildren(queryable, user.id) : [],
  timeZone: user.timeZone,
});

/**
 * The answer of `GET /refresh_auth`, also for a document that carries it. A cookie whose session has ended is
 * taken from the browser, and a token's that was lost or overwritten is set again: scripts prefer it to all else. A
 * visitor's browser can be told from others from here on.
 */
export const sessionAnswer = async (request: FastifyRequest, reply: FastifyReply): Promise<SessionCheck> => {
  const session = request.session ?? (await currentSession(request));
  if (session) {
    if (request.cookies[tokenCookie] !== session.csrfToken) setTokenCookie(reply, session.csrfToken);
    const data = await authDataOf(request.server, session.user);
    return { success: true, message: 'Signed in', data, token: session.csrfToken };
  }
  if (request.cookies[sessionCookie]) clearSessionCookies(reply);
  giveBrowserSecret(request, reply);
  return { success: false, message: 'Nobody is signed in', data: null, token: null };
};
