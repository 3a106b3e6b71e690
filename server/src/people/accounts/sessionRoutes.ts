import { type Calls, calls, type Query, type SessionInfo, type SignInRecord } from '@paadam/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { IdPosition, readPage } from '../../access/calls/page';
import { route } from '../../access/calls/route';
import { endSessionOf } from '../../access/sessions/changes';
import { clearSessionCookies } from '../../access/sessions/cookies';
import { listSessions, type Session } from '../../access/sessions/queries';
import { listSignIns } from '../../foundation/audit/queries';
import type { Queryable } from '../../foundation/db/openDatabase';
import { HttpError } from '../../foundation/http/HttpError';
import * as words from '../../messages/accounts';

/** Where one is signed in, and when one has signed in. */
export const sessionRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;

  route(app, calls.sessions, ({ session, query }) => sessionPage(database, session, query));

  route(app, calls.endSession, async ({ params, session, reply }) => {
    const isEnded = await endSessionOf(database, session.user.id, params.id);
    if (!isEnded) throw new HttpError('not_found', words.thereIsNoSuchSignIn);
    if (params.id === session.id) clearSessionCookies(reply);
    return { message: words.signedOutThere };
  });

  route(app, calls.signInHistory, ({ user, query }) => signInPage(database, user.id, query));
};

/** @param asking the session that asks @returns one page of where its user is signed in, the newest first */
const sessionPage = async (
  queryable: Queryable,
  asking: Session,
  query: Query<Calls['sessions']>,
): Promise<{ data: SessionInfo[]; nextCursor: string | null }> => {
  const { rows, nextCursor } = await readPage(
    query,
    IdPosition,
    (after, count) => listSessions(queryable, asking.user.id, { after, count }),
    ({ id }) => id,
  );
  const data = rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    _id: id,
    browser: userAgent,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: id === asking.id,
  }));
  return { data, nextCursor };
};

/** @returns one page of the user's sign-ins, the newest first */
const signInPage = async (
  queryable: Queryable,
  userId: string,
  query: Query<Calls['signInHistory']>,
): Promise<{ data: SignInRecord[]; nextCursor: string | null }> => {
  const { rows, nextCursor } = await readPage(
    query,
    IdPosition,
    (after, count) => listSignIns(queryable, userId, { after, count }),
    ({ id }) => id,
  );
  const data = rows.map(({ id, at, userAgent }) => ({ _id: id, at: at.toISOString(), browser: userAgent }));
  return { data, nextCursor };
};
