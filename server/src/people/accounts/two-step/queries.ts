import { and, eq, gt, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import { sessionUser } from '../../../access/sessions/queries';
import type { Queryable } from '../../../foundation/db/openDatabase';
import { operators, recoveryCodes, signInTickets, twoStep, users } from '../../../foundation/db/schema';

/** @returns when it was turned on, null where it is off, and how many recovery codes are left */
export const findTwoStep = async (
  queryable: Queryable,
  userId: string,
): Promise<{ since: Date | null; recoveryCodesLeft: number }> => {
  const left = queryable.$count(
    recoveryCodes,
    and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)),
  );
  const [row] = await queryable
    .select({ since: twoStep.confirmedAt, recoveryCodesLeft: sql<number>`(${left})::integer` })
    .from(twoStep)
    .where(eq(twoStep.userId, userId));
  return row ?? { since: null, recoveryCodesLeft: 0 };
};

export interface SealedSecret {
  userId: string;
  /** Sealed. */
  secret: string;
}

/** @returns the secret that sign-in asks for codes of */
export const findSecret = async (queryable: Queryable, userId: string): Promise<SealedSecret | undefined> => {
  const [row] = await queryable
    .select({ userId: twoStep.userId, secret: twoStep.secret })
    .from(twoStep)
    .where(and(eq(twoStep.userId, userId), isNotNull(twoStep.confirmedAt)));
  return row;
};

/** @returns the secret that waits for its first code; null: two-step sign-in is on already */
export const findUnconfirmedSecret = async (queryable: Queryable, userId: string, minutes: number) => {
  const [row] = await queryable
    .select({
      userId: twoStep.userId,
      secret: twoStep.secret,
      isOn: sql<boolean>`${twoStep.confirmedAt} IS NOT NULL`,
      isExpired: sql<boolean>`${twoStep.createdAt} <= now() - make_interval(mins => ${minutes})`,
    })
    .from(twoStep)
    .where(eq(twoStep.userId, userId));
  return row;
};

/** @param tokenHash of the browser's cookie @returns the ticket, where it is good, with its account */
export const findTicket = async (queryable: Queryable, tokenHash: string) => {
  const [row] = await queryable
    .select({
      id: signInTickets.id,
      user: sessionUser,
      passwordHash: users.passwordHash,
      secret: twoStep.secret,
    })
    .from(signInTickets)
    .innerJoin(users, eq(users.id, signInTickets.userId))
    .innerJoin(twoStep, and(eq(twoStep.userId, users.id), isNotNull(twoStep.confirmedAt)))
    .where(
      and(
        eq(signInTickets.tokenHash, tokenHash),
        gt(signInTickets.triesLeft, 0),
        gt(signInTickets.expiresAt, sql`now()`),
      ),
    );
  return row;
};

/** @returns whether a secret that is in use was sealed with a key of none of these names */
export const hasOtherKeys = async (queryable: Queryable, keyNames: readonly string[]): Promise<boolean> => {
  const others = await queryable
    .select({ userId: twoStep.userId })
    .from(twoStep)
    .where(
      and(
        isNotNull(twoStep.confirmedAt),
        notInArray(sql`split_part(${twoStep.secret}, '.', 1)`, [...keyNames]),
      ),
    )
    .limit(1);
  if (others.length > 0) return true;
  const ofOperators = await queryable
    .select({ id: operators.id })
    .from(operators)
    .where(
      and(
        isNotNull(operators.totpConfirmedAt),
        notInArray(sql`split_part(${operators.totpSecret}, '.', 1)`, [...keyNames]),
      ),
    )
    .limit(1);
  return ofOperators.length > 0;
};
