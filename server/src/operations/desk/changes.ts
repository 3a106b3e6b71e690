import type { DeskAct, DeskAction, DeskRight } from '@paadam/shared/domain';
import { deskLimits } from '@paadam/shared/domain';
import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { drawSecret, hashSecret } from '../../access/sessions/secrets';
import type { Queryable, Transaction } from '../../foundation/db/openDatabase';
import { deskApprovals, deskEvents, deskSessions, operators } from '../../foundation/db/schema';
import { linesOfRequest } from './linesOfRequest';

export interface DeskEntry {
  /** Null: by the command line, or by an unknown person. */
  operatorId: string | null;
  action: DeskAction;
  about?: { kind: 'person' | 'booking' | 'operator' | 'approval'; id: string };
  detail?: Record<string, string | number | null>;
  network?: string;
}

/** Writes down what is done or read at the desk, in the transaction in which it is. */
export const recordAtDesk = async (queryable: Queryable, { about, ...entry }: DeskEntry): Promise<void> => {
  await queryable
    .insert(deskEvents)
    .values({ id: uuidv7(), ...entry, aboutKind: about?.kind ?? null, aboutId: about?.id ?? null });
  const lines = linesOfRequest.getStore();
  if (lines) lines.written += 1;
};

/** @returns the value of the new session's cookie */
export const beginDeskSession = async (
  queryable: Queryable,
  { operatorId, isComplete }: { operatorId: string; isComplete: boolean },
): Promise<string> => {
  const cookie = drawSecret();
  const tokenHash = hashSecret(cookie);
  await queryable
    .insert(deskSessions)
    .values({ id: uuidv7(), tokenHash, operatorId, isComplete, triesLeft: deskLimits.code.tries });
  return cookie;
};

export const endDeskSession = async (queryable: Queryable, id: string): Promise<void> => {
  await queryable.delete(deskSessions).where(eq(deskSessions.id, id));
};

export const endDeskSessionsOf = async (queryable: Queryable, operatorId: string): Promise<void> => {
  await queryable.delete(deskSessions).where(eq(deskSessions.operatorId, operatorId));
};

export const noteDeskSight = async (queryable: Queryable, id: string): Promise<void> => {
  await queryable.update(deskSessions).set({ lastSeenAt: sql`now()` }).where(eq(deskSessions.id, id));
};

/** Counts a try at the second step. @returns how many are left; undefined: there was none */
export const takeCodeTry = async (queryable: Queryable, id: string): Promise<number | undefined> => {
  const [session] = await queryable
    .update(deskSessions)
    .set({ triesLeft: sql`${deskSessions.triesLeft} - 1` })
    .where(and(eq(deskSessions.id, id), gt(deskSessions.triesLeft, 0)))
    .returning({ triesLeft: deskSessions.triesLeft });
  return session?.triesLeft;
};

/** Takes down a secret that its first code is to confirm. @returns whether there was no confirmed one */
export const saveAppSecret = async (
  queryable: Queryable,
  { operatorId, secret }: { operatorId: string; secret: string },
): Promise<boolean> => {
  const saved = await queryable
    .update(operators)
    .set({ totpSecret: secret, totpLastStep: 0 })
    .where(and(eq(operators.id, operatorId), isNull(operators.totpConfirmedAt)))
    .returning({ id: operators.id });
  return saved.length > 0;
};

/**
 * Spends the code of a step, and with it those of all steps before; the first one confirms the secret.
 *
 * @returns whether it was unused, of that secret, and the operator may sign in
 */
export const spendAppStep = async (
  tx: Transaction,
  { operatorId, secret, step }: { operatorId: string; secret: string; step: number },
): Promise<boolean> => {
  const spent = await tx
    .update(operators)
    .set({ totpLastStep: step, totpConfirmedAt: sql`coalesce(${operators.totpConfirmedAt}, now())` })
    .where(
      and(
        eq(operators.id, operatorId),
        eq(operators.totpSecret, secret),
        lt(operators.totpLastStep, step),
        isNull(operators.disabledAt),
      ),
    )
    .returning({ id: operators.id });
  return spent.length > 0;
};

const isInvited = and(gt(operators.invitedUntil, sql`now()`), isNull(operators.disabledAt));

/** @returns whose link it is, where it is still good */
export const findInvited = async (queryable: Queryable, invitationHash: string) => {
  const [row] = await queryable
    .select({ id: operators.id, email: operators.email, name: operators.name })
    .from(operators)
    .where(and(eq(operators.invitationHash, invitationHash), isInvited));
  return row;
};

/** Sets the password of the person who has the link, which is spent; their app is set up anew. @returns whether it was good */
export const takeInvitation = async (
  tx: Transaction,
  { id, invitationHash, passwordHash }: { id: string; invitationHash: string; passwordHash: string },
): Promise<boolean> => {
  const taken = await tx
    .update(operators)
    .set({
      passwordHash,
      invitationHash: null,
      invitedUntil: null,
      totpSecret: null,
      totpConfirmedAt: null,
      totpLastStep: 0,
    })
    .where(and(eq(operators.id, id), eq(operators.invitationHash, invitationHash), isInvited))
    .returning({ id: operators.id });
  return taken.length > 0;
};

/** Replaces a password's hash with another hash of the same password. */
export const renewPassword = async (
  tx: Transaction,
  { id, from, to }: { id: string; from: string | null; to: string },
): Promise<void> => {
  await tx
    .update(operators)
    .set({ passwordHash: to })
    .where(and(eq(operators.id, id), from === null ? undefined : eq(operators.passwordHash, from)));
};

interface NewOperator {
  name: string;
  email: string;
  rights: readonly DeskRight[];
}

/** @returns its id; null: the address has one already */
export const insertOperator = async (
  queryable: Queryable,
  { name, email, rights }: NewOperator,
): Promise<string | null> => {
  const id = uuidv7();
  const added = await queryable
    .insert(operators)
    .values({ id, name, email, rights: [...rights] })
    .onConflictDoNothing()
    .returning({ id: operators.id });
  return added[0]?.id ?? null;
};

/** @returns the secret of a new link, in place of any before; null: there is no such operator */
export const renewInvitation = async (
  queryable: Queryable,
  id: string,
): Promise<{ secret: string; until: Date } | null> => {
  const secret = drawSecret();
  const [row] = await queryable
    .update(operators)
    .set({
      invitationHash: hashSecret(secret),
      invitedUntil: sql`now() + make_interval(hours => ${deskLimits.invitationHours})`,
    })
    .where(and(eq(operators.id, id), isNull(operators.disabledAt)))
    .returning({ until: operators.invitedUntil });
  return row?.until ? { secret, until: row.until } : null;
};

export const updateRights = async (
  queryable: Queryable,
  id: string,
  rights: readonly DeskRight[],
): Promise<boolean> => {
  const changed = await queryable
    .update(operators)
    .set({ rights: [...rights] })
    .where(eq(operators.id, id))
    .returning({ id: operators.id });
  return changed.length > 0;
};

/** Disables, and takes away what could still let in; or enables again. */
export const updateDisabled = async (
  queryable: Queryable,
  id: string,
  disabled: boolean,
): Promise<boolean> => {
  const changed = await queryable
    .update(operators)
    .set(
      disabled ? { disabledAt: sql`now()`, invitationHash: null, invitedUntil: null } : { disabledAt: null },
    )
    .where(eq(operators.id, id))
    .returning({ id: operators.id });
  if (disabled) await endDeskSessionsOf(queryable, id);
  return changed.length > 0;
};

/** @returns its id; null: the same is asked for already */
export const insertApproval = async (
  tx: Transaction,
  approval: {
    act: DeskAct;
    aboutId: string;
    detail: Record<string, string | number | null>;
    askedBy: string;
  },
): Promise<string | null> => {
  const id = uuidv7();
  const asked = await tx
    .insert(deskApprovals)
    .values({ id, ...approval })
    .onConflictDoNothing()
    .returning({ id: deskApprovals.id });
  return asked[0]?.id ?? null;
};

/**
 * @param answer 'withdrawn' for who asked, any other for another person: the statement, and the table itself, hold to that
 * @returns what was asked for; undefined: it is decided already, or is not this operator's to decide so
 */
export const decide = async (
  tx: Transaction,
  {
    id,
    answer,
    operatorId,
  }: { id: string; answer: 'approved' | 'refused' | 'withdrawn'; operatorId: string },
) => {
  const isTheirs = answer === 'withdrawn' ? eq : ne;
  const [decided] = await tx
    .update(deskApprovals)
    .set({ answer, decidedBy: operatorId, decidedAt: sql`now()` })
    .where(
      and(
        eq(deskApprovals.id, id),
        isNull(deskApprovals.answer),
        isTheirs(deskApprovals.askedBy, operatorId),
      ),
    )
    .returning({
      act: deskApprovals.act,
      aboutId: deskApprovals.aboutId,
      detail: deskApprovals.detail,
      askedBy: deskApprovals.askedBy,
    });
  return decided;
};

/** Takes back what waits about a person, as who lifted or suspended by other means has settled it. */
export const withdrawApprovalsAbout = async (
  tx: Transaction,
  { aboutId, operatorId }: { aboutId: string; operatorId: string },
): Promise<void> => {
  await tx
    .update(deskApprovals)
    .set({ answer: 'withdrawn', decidedBy: operatorId, decidedAt: sql`now()` })
    .where(and(eq(deskApprovals.aboutId, aboutId), isNull(deskApprovals.answer)));
};

/** Puts the operator of the sample data in place. */
export const insertTestOperator = async (
  tx: Transaction,
  values: { email: string; name: string; passwordHash: string; rights: readonly DeskRight[] },
): Promise<void> => {
  await tx
    .insert(operators)
    .values({ id: uuidv7(), ...values, rights: [...values.rights], isTest: true })
    .onConflictDoNothing();
};
