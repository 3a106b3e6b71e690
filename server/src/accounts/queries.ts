import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/openDatabase';
import { prepareOnce } from '../db/prepareOnce';
import { registrations, users } from '../db/schema';
import { sessionUser } from '../sessions/queries';
import { normaliseEmail } from './normaliseEmail';

/** @returns the account of that address, with the hash of its password */
export const findUser = async (queryable: Queryable, email: string) => {
  const [user] = await queryable
    .select({ ...sessionUser, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(sql`lower(${users.email})`, normaliseEmail(email)));
  return user;
};

export type Registration = typeof registrations.$inferSelect;

/** @param browserHash of the cookie that binds a browser to its attempt */
export const findRegistration = async (
  queryable: Queryable,
  browserHash: string,
): Promise<Registration | undefined> => {
  const [own] = await queryable
    .select()
    .from(registrations)
    .where(eq(registrations.browserHash, browserHash));
  return own;
};

const candidates = prepareOnce((queryable) => {
  const address = sql.placeholder('address');
  const waiting = queryable
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(eq(sql`lower(${registrations.email})`, address), isNotNull(registrations.passwordHash)))
    .orderBy(
      desc(eq(registrations.browserHash, sql.placeholder('browserHash'))),
      desc(registrations.createdAt),
      desc(registrations.id),
    )
    .limit(1);
  return queryable
    .select({ user: { ...sessionUser, passwordHash: users.passwordHash }, attempt: registrations })
    .from(sql`(SELECT) AS address`)
    .leftJoin(users, eq(sql`lower(${users.email})`, address))
    .leftJoin(registrations, eq(registrations.id, sql`(${waiting})`))
    .prepare('sign-in-candidates');
});

/**
 * Who a sign-in at that address may mean: the account, and the attempt to register that waits for its code, which is this
 * browser's own, else the newest of any browser. One query, since every sign-in waits for it.
 *
 * @param browserHash of the cookie that binds this browser to its attempt
 */
export const findCandidates = async (database: Database, email: string, browserHash: string | undefined) => {
  const [row] = await candidates(database).execute({
    address: normaliseEmail(email),
    browserHash: browserHash ?? '',
  });
  return { user: row?.user ?? undefined, attempt: row?.attempt ?? undefined };
};

/** @returns the hash of the account's password */
export const passwordHashOf = async (queryable: Queryable, userId: string): Promise<string | null> => {
  const [user] = await queryable
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  return user?.passwordHash ?? null;
};
