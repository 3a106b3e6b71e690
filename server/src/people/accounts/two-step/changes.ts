import { limits } from '@paadam/shared/domain';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Account, Browser } from '../../../access/sessions/changes';
import { drawSecret, hashSecret } from '../../../access/sessions/secrets';
import type { Database, Queryable, Transaction } from '../../../foundation/db/openDatabase';
import { recoveryCodes, signInTickets, twoStep } from '../../../foundation/db/schema';
import { type Counted, rateLimitKey } from '../../../foundation/rate-limits/rateLimit';
import type { SealedSecret } from './queries';

const statement = `
  WITH held AS (
    SELECT u.id FROM users u JOIN two_step t ON t.user_id = u.id AND t.confirmed_at IS NOT NULL
    WHERE u.id = $1 AND u.password_hash = $2 FOR SHARE OF u
  ), forgotten AS (
    DELETE FROM throttles WHERE key = ANY ($3) AND EXISTS (SELECT FROM held)
  ), recorded AS (
    INSERT INTO audit_events (id, event, user_id, network, user_agent)
    SELECT $4::uuid, 'second-step-asked', id, $5, $6 FROM held
  )
  INSERT INTO sign_in_tickets (id, token_hash, user_id, tries_left, expires_at)
  SELECT $7::uuid, $8, id, $9, now() + make_interval(mins => $10) FROM held`;

/**
 * Gives a browser that has the right password a ticket for the second step. As with a session (`beginSession`), the account's
 * row is held, so that a new password, which ends all tickets, comes before this one or after it.
 *
 * @param failures the counts of wrong passwords, which this ends
 * @returns the ticket's secret; null where the account has another password by now, or no second step any more
 */
export const issueTicket = async (
  { $client }: Database,
  { user, passwordHash }: Account,
  failures: readonly Counted[],
  { network, userAgent }: Browser['origin'],
): Promise<string | null> => {
  const secret = drawSecret();
  const { tries, ticketMinutes } = limits.twoStep;
  const counts = failures.map(({ subject }) => rateLimitKey(subject));
  const account = [user.id, passwordHash, counts, uuidv7(), network, userAgent];
  const values = [...account, uuidv7(), hashSecret(secret), tries, ticketMinutes];
  const { rowCount } = await $client.query({ name: 'issue-sign-in-ticket', text: statement, values });
  return rowCount === 0 ? null : secret;
};

/** Counts a try at a ticket. @returns how many are left; undefined: there was none, and it may not be made */
export const takeTicketTry = async (database: Database, id: string): Promise<number | undefined> => {
  const [ticket] = await database
    .update(signInTickets)
    .set({ triesLeft: sql`${signInTickets.triesLeft} - 1` })
    .where(
      and(eq(signInTickets.id, id), gt(signInTickets.triesLeft, 0), gt(signInTickets.expiresAt, sql`now()`)),
    )
    .returning({ triesLeft: signInTickets.triesLeft });
  return ticket?.triesLeft;
};

/** @returns whether it was there: of several calls with one ticket, one spends it */
export const spendTicket = async (tx: Transaction, id: string): Promise<boolean> => {
  const spent = await tx
    .delete(signInTickets)
    .where(eq(signInTickets.id, id))
    .returning({ id: signInTickets.id });
  return spent.length > 0;
};

export const endTicketsOf = async (queryable: Queryable, userId: string): Promise<void> => {
  await queryable.delete(signInTickets).where(eq(signInTickets.userId, userId));
};

/** Takes down a secret that is to be confirmed, in place of an earlier one. @returns whether two-step sign-in was off */
export const saveUnconfirmedSecret = async (
  database: Database,
  { userId, secret }: SealedSecret,
): Promise<boolean> => {
  const saved = await database
    .insert(twoStep)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: twoStep.userId,
      set: { secret, lastStep: 0, createdAt: sql`now()` },
      setWhere: isNull(twoStep.confirmedAt),
    })
    .returning({ userId: twoStep.userId });
  return saved.length > 0;
};

/** From here on sign-in asks for a code. @returns whether that secret still waited to be confirmed */
export const confirmSecret = async (
  tx: Transaction,
  { userId, secret }: SealedSecret,
  step: number,
): Promise<boolean> => {
  const confirmed = await tx
    .update(twoStep)
    .set({ confirmedAt: sql`now()`, lastStep: step })
    .where(and(eq(twoStep.userId, userId), eq(twoStep.secret, secret), isNull(twoStep.confirmedAt)))
    .returning({ userId: twoStep.userId });
  return confirmed.length > 0;
};

/** @returns whether the code of that step, and of all later ones, was unused until now */
export const spendStep = async (
  tx: Transaction,
  { userId, secret }: SealedSecret,
  step: number,
): Promise<boolean> => {
  const spent = await tx
    .update(twoStep)
    .set({ lastStep: step })
    .where(and(eq(twoStep.userId, userId), eq(twoStep.secret, secret), lt(twoStep.lastStep, step)))
    .returning({ userId: twoStep.userId });
  return spent.length > 0;
};

/** @returns whether there is such a code, and it was unused until now */
export const spendRecoveryCode = async (
  tx: Transaction,
  userId: string,
  codeHash: string,
): Promise<'spent-now' | 'spent-before' | 'unknown'> => {
  const isIt = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash));
  const spent = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(isIt, isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId });
  if (spent.length > 0) return 'spent-now';
  return (await tx.$count(recoveryCodes, isIt)) > 0 ? 'spent-before' : 'unknown';
};

/** Puts these codes in the place of all earlier ones. */
export const replaceRecoveryCodes = async (
  tx: Transaction,
  userId: string,
  codeHashes: readonly string[],
): Promise<void> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
};

/** Takes the secret away, and the recovery codes with it. @returns whether there was that one */
export const removeSecret = async (tx: Transaction, { userId, secret }: SealedSecret): Promise<boolean> => {
  const removed = await tx
    .delete(twoStep)
    .where(and(eq(twoStep.userId, userId), eq(twoStep.secret, secret)))
    .returning({ userId: twoStep.userId });
  return removed.length > 0;
};
