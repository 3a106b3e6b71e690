import { limits } from '@paadam/shared/domain';
import { lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../db/openDatabase';
import { codes, registrations, sessions, throttles } from '../db/schema';

/** An attempt to register can be taken up for this long. */
const registrationDays = 7;
/** A code that has expired is kept for this long, so that who enters it is told so. */
const codeDays = 1;

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Deletes sessions, codes, attempts to register and counts whose time has passed. */
export const removeExpired = async (queryable: Queryable): Promise<void> => {
  const { idleDays, absoluteDays } = limits.session;
  await queryable
    .delete(sessions)
    .where(or(lt(sessions.lastSeenAt, daysAgo(idleDays)), lt(sessions.createdAt, daysAgo(absoluteDays))));
  await queryable.delete(codes).where(lt(codes.expiresAt, daysAgo(codeDays)));
  await queryable.delete(registrations).where(lt(registrations.createdAt, daysAgo(registrationDays)));
  await queryable.delete(throttles).where(lt(throttles.resetsAt, sql`now()`));
};
