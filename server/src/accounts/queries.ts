import type { Role } from '@paadam/shared/domain';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Database, Queryable, Transaction } from '../db/openDatabase';
import { prepareOnce } from '../db/prepareOnce';
import { registrations, tutors, users } from '../db/schema';
import { normaliseEmail } from './normaliseEmail';
import { sessionUser } from './sessions';

/** @returns the account of that address, with the hash of its password */
export const findUser = async (queryable: Queryable, email: string) => {
  const [user] = await queryable
    .select({ ...sessionUser, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(sql`lower(${users.email})`, normaliseEmail(email)));
  return user;
};

interface NewUser {
  name: string;
  email: string;
  passwordHash: string;
  role: Role;
  timeZone: string;
}

/** Makes an account. @returns null where the address has one already */
export const insertUser = async (tx: Transaction, user: NewUser) => {
  const [made] = await tx
    .insert(users)
    .values({ id: uuidv7(), ...user })
    .onConflictDoNothing()
    .returning(sessionUser);
  if (made?.role === 'tutor') await tx.insert(tutors).values({ id: made.id });
  return made ?? null;
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

/**
 * @param from the hash that the account must still have; absent: any
 * @returns whether the password was replaced
 */
export const updatePassword = async (
  tx: Transaction,
  userId: string,
  { from, to }: { from: string | undefined; to: string },
): Promise<boolean> => {
  const updated = await tx
    .update(users)
    .set({ passwordHash: to })
    .where(and(eq(users.id, userId), from === undefined ? undefined : eq(users.passwordHash, from)))
    .returning({ id: users.id });
  return updated.length > 0;
};

/** Writes a browser's attempt: its first, or over its earlier one. @returns the attempt's id */
export const saveRegistration = async (
  tx: Transaction,
  attempt: NewUser & { browserHash: string },
): Promise<string> => {
  const { browserHash: _, ...fields } = attempt;
  const [saved] = await tx
    .insert(registrations)
    .values({ id: uuidv7(), ...attempt })
    .onConflictDoUpdate({
      target: registrations.browserHash,
      set: { ...fields, createdAt: sql`now()` },
    })
    .returning({ id: registrations.id });
  if (!saved) throw new Error('An upsert gave no row.');
  return saved.id;
};

/** The attempt is confirmed, and its password is the account's. */
export const forgetPassword = async (tx: Transaction, registrationId: string): Promise<void> => {
  await tx.update(registrations).set({ passwordHash: null }).where(eq(registrations.id, registrationId));
};

export const bindRegistration = async (tx: Transaction, id: string, browserHash: string): Promise<void> => {
  await tx.update(registrations).set({ browserHash }).where(eq(registrations.id, id));
};
