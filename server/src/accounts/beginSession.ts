import { uuidv7 } from 'uuidv7';
import type { Database, Transaction } from '../db/openDatabase';
import type { Origin } from '../http/originOf';
import { type Counted, keyOf } from '../throttles/takeTurn';
import { drawSecret, hashSecret } from './secrets';
import { csrfTokenOf, type SessionUser } from './sessions';

/** Whose password was found right, or has just been set. */
export interface Account {
  user: SessionUser;
  passwordHash: string;
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
    SELECT id FROM users WHERE id = $1 AND password_hash = $2 FOR SHARE
  ), forgotten AS (
    DELETE FROM throttles WHERE key = $3 AND EXISTS (SELECT FROM held)
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
 * @param failures the count that the sign-in ends
 * @returns null where the account has another password by now
 */
export const beginSession = async (
  { $client }: Database | Transaction,
  { user, passwordHash }: Account,
  failures: Counted,
  { origin, endedSessionId }: Browser,
): Promise<NewSession | null> => {
  const cookie = drawSecret();
  const { network, userAgent } = origin;
  const held = [user.id, passwordHash, keyOf(failures), endedSessionId];
  const values = [...held, uuidv7(), network, userAgent, uuidv7(), hashSecret(cookie)];
  const { rowCount } = await $client.query({ name: 'begin-session', text: statement, values });
  return rowCount === 0 ? null : { user, cookie, csrfToken: csrfTokenOf(cookie) };
};
