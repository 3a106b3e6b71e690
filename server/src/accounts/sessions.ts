import { limits, type Role } from '@paadam/shared/domain';
import { and, eq, gt, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Queryable, Transaction } from '../db/openDatabase';
import { sessions, users } from '../db/schema';
import { equalInConstantTime } from './equalInConstantTime';
import { drawSecret, hashSecret } from './secrets';

export interface SessionUser {
  id: string;
  role: Role;
  name: string;
  email: string;
  profileUrl: string | null;
  timeZone: string;
}

export interface Session {
  id: string;
  user: SessionUser;
  /** The `token` of the contract. It proves that a call comes from our page, and opens nothing on its own. */
  csrfToken: string;
}

const csrfTokenOf = (cookie: string): string => hashSecret(`csrf:${cookie}`);

/** Writing the last sight at every call would make every read a write. */
const sightSeconds = 60;

/**
 * Begins a session.
 *
 * @returns the value of the session's cookie (256 random bits, of which the database holds only a hash) and the
 *   CSRF token that belongs to it
 */
export const startSession = async (
  queryable: Queryable,
  userId: string,
  userAgent: string,
): Promise<{ cookie: string; csrfToken: string }> => {
  const cookie = drawSecret();
  await queryable
    .insert(sessions)
    .values({ id: uuidv7(), tokenHash: hashSecret(cookie), userId, userAgent: userAgent.slice(0, 400) });
  return { cookie, csrfToken: csrfTokenOf(cookie) };
};

/**
 * @param cookie what the browser sent
 * @returns the living session behind it, or null: unknown, ended, unused for 14 days or begun 90 days ago
 */
export const findSession = async (queryable: Queryable, cookie: string): Promise<Session | null> => {
  const [row] = await queryable
    .select({
      id: sessions.id,
      seenLately: sql<boolean>`${sessions.lastSeenAt} > now() - make_interval(secs => ${sightSeconds})`,
      user: {
        id: users.id,
        role: users.role,
        name: users.name,
        email: users.email,
        profileUrl: users.profileUrl,
        timeZone: users.timeZone,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, hashSecret(cookie)),
        gt(sessions.lastSeenAt, sql`now() - make_interval(days => ${limits.session.idleDays})`),
        gt(sessions.createdAt, sql`now() - make_interval(days => ${limits.session.absoluteDays})`),
      ),
    );
  if (!row) return null;
  if (!row.seenLately) {
    await queryable.update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(sessions.id, row.id));
  }
  return { id: row.id, user: row.user, csrfToken: csrfTokenOf(cookie) };
};

export const endSession = async (queryable: Queryable, id: string): Promise<void> => {
  await queryable.delete(sessions).where(eq(sessions.id, id));
};

/** A session that has just begun. */
export interface NewSession {
  user: SessionUser;
  /** The value of its cookie. */
  cookie: string;
  csrfToken: string;
}

/** Begins a session in the place of the browser's earlier one: signing in never keeps an id that was there before. */
export const rotateSession = async (
  tx: Transaction,
  user: SessionUser,
  browser: { userAgent: string; endedSessionId: string | undefined },
): Promise<NewSession> => {
  if (browser.endedSessionId) await endSession(tx, browser.endedSessionId);
  return { user, ...(await startSession(tx, user.id, browser.userAgent)) };
};

/** @param header what came in `x-csrf-token` */
export const csrfTokenMatches = (session: Session, header: string | string[] | undefined): boolean =>
  typeof header === 'string' && equalInConstantTime(header, session.csrfToken);
