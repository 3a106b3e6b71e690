import { and, eq, ne } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Database, Queryable, Transaction } from '../../foundation/db/openDatabase';
import { sessions } from '../../foundation/db/schema';
import type { Origin } from '../../foundation/http/clientAddress';
import { type Counted, rateLimitKey } from '../../foundation/rate-limits/rateLimit';
import type { SessionUser } from './queries';
import { csrfTokenOf, drawSecret, hashSecret } from './secrets';

/** Whose password was found right, or has just been set. */
export interface Account {
  user: SessionUser;
  passwordHash: string;
  /** Whether the second step was taken, where the account has one. Default: no. */
  hasTakenSecondStep?: boolean;
}

/** The browser that signs in. */
export interface Browser {
  origin: Origin;
  /** Its session so far. */
  endedSessionId: string | null;
}

/** A session that has just begun. */
export interface NewSession {
  user: SessionUser;
  /** The value of its cookie. */
  cookie: string;
  csrfToken: string;
}

const statement = `
  WITH held AS (
    SELECT id FROM users WHERE id = $1 AND password_hash = $2
      AND ($10 OR NOT EXISTS (SELECT FROM two_step t WHERE t.user_id = users.id AND t.confirmed_at IS NOT NULL))
    FOR SHARE
  ), forgotten AS (
    DELETE FROM throttles WHERE key = ANY ($3) AND EXISTS (SELECT FROM held)
  ), ended AS (
    DELETE FROM sessions WHERE id = $4 AND EXISTS (SELECT FROM held)
  ), recorded AS (
    INSERT INTO audit_events (id, event, user_id, actor_id, network, user_agent)
    SELECT $5::uuid, 'signed-in', id, id, $6, $7 FROM held
  )
  INSERT INTO sessions (id, token_hash, user_id, user_agent) SELECT $8::uuid, $9, id, $7 FROM held`;

/**
 * Signs in: begins a session in the place of the browser's earlier one, since signing in never keeps an id that was there
 * before; forgets the failures; and writes it down. It is one statement, which each connection plans once, because every
 * round trip to the database is paid for by every sign-in. The account's row is held, so that a new password, which ends
 * all sessions, comes either before this one or after it.
 *
 * @param failures the counts that the sign-in ends
 * @returns null where the account has another password by now, or asks for a second step that was not taken
 */
export const beginSession = async (
  { $client }: Database | Transaction,
  { user, passwordHash, hasTakenSecondStep = false }: Account,
  failures: readonly Counted[],
  { origin, endedSessionId }: Browser,
): Promise<NewSession | null> => {
  const cookie = drawSecret();
  const { network, userAgent } = origin;
  const counts = failures.map(({ subject }) => rateLimitKey(subject));
  const held = [user.id, passwordHash, counts, endedSessionId];
  const values = [...held, uuidv7(), network, userAgent, uuidv7(), hashSecret(cookie), hasTakenSecondStep];
  const { rowCount } = await $client.query({ name: 'begin-session', text: statement, values });
  return rowCount === 0 ? null : { user, cookie, csrfToken: csrfTokenOf(cookie) };
};

export const endSession = async (queryable: Queryable, id: string): Promise<void> => {
  await queryable.delete(sessions).where(eq(sessions.id, id));
};

/** Ends one of the user's sessions. @returns whether there was one */
export const endSessionOf = async (queryable: Queryable, userId: string, id: string): Promise<boolean> => {
  const ended = await queryable
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
};

/** @param keptId the session that goes on; absent: none */
export const endSessionsOf = async (
  queryable: Queryable,
  userId: string,
  keptId: string | undefined,
): Promise<void> => {
  await queryable
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keptId === undefined ? undefined : ne(sessions.id, keptId)));
};
