import type { Role } from '@paadam/shared/domain';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Queryable, Transaction } from '../db/openDatabase';
import { parentChildren, registrations, tutors, users } from '../db/schema';
import { normaliseEmail } from './normaliseEmail';

const sessionUser = {
  id: users.id,
  role: users.role,
  name: users.name,
  email: users.email,
  profileUrl: users.profileUrl,
  timeZone: users.timeZone,
};

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

/** @returns the newest attempt at that address, of whichever browser */
export const findLatestRegistration = async (
  queryable: Queryable,
  email: string,
): Promise<Registration | undefined> => {
  const [latest] = await queryable
    .select()
    .from(registrations)
    .where(eq(sql`lower(${registrations.email})`, normaliseEmail(email)))
    .orderBy(desc(registrations.createdAt), desc(registrations.id))
    .limit(1);
  return latest;
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

/** @returns a parent's linked children, in the order in which they were linked */
export const childrenOf = (queryable: Queryable, parentId: string) =>
  queryable
    .select({ _id: users.id, name: users.name, email: users.email })
    .from(parentChildren)
    .innerJoin(users, eq(users.id, parentChildren.childId))
    .where(eq(parentChildren.parentId, parentId))
    .orderBy(asc(parentChildren.linkedAt), asc(users.id));
