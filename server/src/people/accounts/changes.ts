import { type Language, limits, type Role } from '@paadam/shared/domain';
import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { sessionUser } from '../../access/sessions/queries';
import { violatedConstraint } from '../../foundation/db/databaseError';
import type { Database, Queryable, Transaction } from '../../foundation/db/openDatabase';
import { codes, registrations, tutors, users } from '../../foundation/db/schema';

interface NewUser {
  name: string;
  email: string;
  passwordHash: string;
  role: Role;
  timeZone: string;
  language: Language;
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

/**
 * Gives an account another address. Its row is held first, so that the sign-ins under way (`beginSession`) come before.
 *
 * @returns the address before
 * @throws an error of which `isTaken` says whether another account has the address
 */
export const updateEmail = async (tx: Transaction, userId: string, email: string): Promise<string> => {
  const [held] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!held) throw new Error('The account is missing.');
  await tx.update(users).set({ email }).where(eq(users.id, userId));
  return held.email;
};

/** @returns whether an address was refused because another account has it */
export const isTaken = (error: unknown): boolean => violatedConstraint(error) === 'users_email_key';

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

/** What a code is for: its purpose, and within that whose code it is, with the address that it goes to. */
export interface CodeSubject {
  purpose: (typeof codes.$inferSelect)['purpose'];
  target: string;
}

/** Puts a code in the place of the subject's earlier one. @param codeHash what `tryCode` compares with */
export const replaceCode = async (
  tx: Transaction,
  subject: CodeSubject,
  id: string,
  codeHash: string,
): Promise<void> => {
  await tx.delete(codes).where(isOf(subject));
  await tx.insert(codes).values({
    id,
    ...subject,
    codeHash,
    triesLeft: limits.code.tries,
    expiresAt: sql`now() + make_interval(mins => ${limits.code.minutes})`,
  });
};

/** Its minutes and tries begin with the digits. @returns whether there is such a code, and it is unspent */
export const setCodeHash = async (queryable: Queryable, id: string, codeHash: string): Promise<boolean> => {
  const set = await queryable
    .update(codes)
    .set({
      codeHash,
      triesLeft: limits.code.tries,
      expiresAt: sql`now() + make_interval(mins => ${limits.code.minutes})`,
    })
    .where(and(eq(codes.id, id), isNull(codes.usedAt)))
    .returning({ id: codes.id });
  return set.length > 0;
};

const isOf = ({ purpose, target }: CodeSubject) => and(eq(codes.purpose, purpose), eq(codes.target, target));

/** Counts a try at the subject's newest code, where it has tries left. @returns that code */
export const takeCodeTry = async (database: Database, subject: CodeSubject) => {
  const latest = database
    .select({ id: codes.id })
    .from(codes)
    .where(isOf(subject))
    .orderBy(desc(codes.createdAt), desc(codes.id))
    .limit(1);
  const [code] = await database
    .update(codes)
    .set({ triesLeft: sql`${codes.triesLeft} - 1` })
    .where(and(eq(codes.id, sql`(${latest})`), gt(codes.triesLeft, 0)))
    .returning({
      id: codes.id,
      codeHash: codes.codeHash,
      triesLeft: codes.triesLeft,
      isSpent: sql<boolean>`${codes.usedAt} IS NOT NULL`,
      isExpired: sql<boolean>`${codes.expiresAt} <= now()`,
    });
  return code;
};

/** @returns whether the subject's code can no longer be tried; none, or one that has just come, can */
export const hasNoTriesLeft = async (queryable: Queryable, subject: CodeSubject): Promise<boolean> => {
  const usedUp = await queryable
    .select({ id: codes.id })
    .from(codes)
    .where(and(isOf(subject), lte(codes.triesLeft, 0)))
    .limit(1);
  return usedUp.length > 0;
};

/** @returns whether a code was asked for, for that subject; it may have expired */
export const hasCode = async (queryable: Queryable, subject: CodeSubject): Promise<boolean> => {
  const found = await queryable.select({ id: codes.id }).from(codes).where(isOf(subject)).limit(1);
  return found.length > 0;
};

/** Ends what waits for a code. @param of the first part of its target: whose account, or which address */
export const forgetCodes = async (
  tx: Transaction,
  purpose: CodeSubject['purpose'],
  of: string,
): Promise<void> => {
  const isTheirs = sql`starts_with(${codes.target}, ${`${of} `})`;
  await tx.delete(codes).where(and(eq(codes.purpose, purpose), isNull(codes.usedAt), isTheirs));
};

/** @returns whether it was unspent until now */
export const spendCode = async (tx: Transaction, id: string): Promise<boolean> => {
  const used = await tx
    .update(codes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(codes.id, id), isNull(codes.usedAt)))
    .returning({ id: codes.id });
  return used.length > 0;
};
