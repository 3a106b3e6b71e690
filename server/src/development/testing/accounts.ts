import { calls } from '@paadam/shared/contract';
import { eq } from 'drizzle-orm';
import { auditEvents } from '../../foundation/db/schema';
import { hashPassword } from '../../people/accounts/passwords';
import type { TestBrowser } from './TestBrowser';
import type { Person, TestApp } from './testApp';

/** Of every account that `addAccount` makes. */
export const password = 'a long enough phrase';
/** Hashed once: it is slow, as it should be. */
const passwordHash = hashPassword(password);

type Changes = Parameters<TestApp['signedIn']>[1];

/** An account whose password is known: a student's unless told, signed in. */
export const addAccount = async (
  { signedIn }: TestApp,
  { role = 'student', ...changes }: Changes & { role?: Person['role'] } = {},
): Promise<Person> => signedIn(role, { passwordHash: await passwordHash, ...changes });

/** @returns the address of who is signed in there; undefined: a visitor */
export const whoIs = async (browser: TestBrowser): Promise<string | undefined> =>
  (await browser.call(calls.refreshAuth)).answer.data?.email;

/** @returns what the audit has of a person, oldest first */
export const auditedOf = async ({ database }: TestApp, userId: string): Promise<string[]> => {
  const rows = await database
    .select({ event: auditEvents.event })
    .from(auditEvents)
    .where(eq(auditEvents.userId, userId))
    .orderBy(auditEvents.id);
  return rows.map(({ event }) => event);
};
