import { type Language, limits, type Role } from '@paadam/shared/domain';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../foundation/db/openDatabase';
import { prepareOnce } from '../../foundation/db/prepareOnce';
import { sessions, users } from '../../foundation/db/schema';
import { csrfTokenOf, hashSecret } from './secrets';

export interface SessionUser {
  id: string;
  role: Role;
  name: string;
  email: string;
  profileUrl: string | null;
  timeZone: string;
  /** As the person has chosen; whether the site offers it is another question. */
  language: Language;
  isSuspended: boolean;
}

/** The columns of a `SessionUser`. */
export const sessionUser = {
  id: users.id,
  role: users.role,
  name: users.name,
  email: users.email,
  profileUrl: users.profileUrl,
  timeZone: users.timeZone,
  language: users.language,
  isSuspended: sql<boolean>`coalesce(${users.suspendedUntil} > now(), false)`,
};

export interface Session {
  id: string;
  user: SessionUser;
  /** The `token` of the contract. It proves that a call comes from our page, and opens nothing on its own. */
  csrfToken: string;
}

/** Of a session: it was used lately, and did not begin too long ago. */
export const isAlive = and(
  gt(sessions.lastSeenAt, sql`now() - make_interval(days => ${limits.session.idleDays})`),
  gt(sessions.createdAt, sql`now() - make_interval(days => ${limits.session.absoluteDays})`),
);

/** Writing the last sight at every call would make every read a write. */
const sightSeconds = 60;

const living = prepareOnce((queryable) =>
  queryable
    .select({
      id: sessions.id,
      seenLately: sql<boolean>`${sessions.lastSeenAt} > now() - make_interval(secs => ${sightSeconds})`,
      user: sessionUser,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), isAlive))
    .prepare('living-session'),
);

/**
 * @param cookie what the browser sent
 * @returns the living session behind it, or null: unknown, ended, unused for 14 days or begun 90 days ago
 */
export const findSession = async (queryable: Queryable, cookie: string): Promise<Session | null> => {
  const [row] = await living(queryable).execute({ tokenHash: hashSecret(cookie) });
  if (!row) return null;
  if (!row.seenLately) {
    await queryable.update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(sessions.id, row.id));
  }
  return { id: row.id, user: row.user, csrfToken: csrfTokenOf(cookie) };
};

/** @param after the id of the last one on the page before @returns the living sessions, newest first */
export const listSessions = (
  queryable: Queryable,
  userId: string,
  { after, count }: { after: string | undefined; count: number },
) =>
  queryable
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), isAlive, after === undefined ? undefined : lt(sessions.id, after)),
    )
    .orderBy(desc(sessions.id))
    .limit(count);
