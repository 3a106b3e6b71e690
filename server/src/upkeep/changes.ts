import { deskLimits, limits } from '@paadam/shared/domain';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../db/openDatabase';
import {
  auditEvents,
  availabilityExceptions,
  codes,
  deskSessions,
  idempotencyKeys,
  registrations,
  sessions,
  signInTickets,
  throttles,
  twoStep,
} from '../db/schema';

/** An attempt to register can be taken up for this long. */
const registrationDays = 7;
/** A code that has expired is kept for this long, so that who enters it is told so. */
const codeDays = 1;
/** A two-step sign-in that nobody has confirmed is kept for this long; it can be confirmed within the hour. */
const unfinishedTwoStepDays = 1;
/** A call that carries a key can be repeated for this long. */
const idempotencyKeyDays = 1;
/** Days off, and hours that were opened, are kept for this long after they have passed. */
const exceptionDays = 30;
/** What was written down is kept for a year, and a month to look into it. */
const auditDays = 400;

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Deletes sessions (operators' as well), codes, tickets, attempts to register, counts, keys, days off and records whose time has passed. */
export const removeExpired = async (queryable: Queryable): Promise<void> => {
  const { idleDays, absoluteDays } = limits.session;
  await queryable
    .delete(sessions)
    .where(or(lt(sessions.lastSeenAt, daysAgo(idleDays)), lt(sessions.createdAt, daysAgo(absoluteDays))));
  await queryable
    .delete(deskSessions)
    .where(lt(deskSessions.createdAt, sql`now() - make_interval(hours => ${deskLimits.session.hours})`));
  await queryable.delete(codes).where(lt(codes.expiresAt, daysAgo(codeDays)));
  await queryable.delete(registrations).where(lt(registrations.createdAt, daysAgo(registrationDays)));
  await queryable.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, daysAgo(idempotencyKeyDays)));
  await queryable.delete(auditEvents).where(lt(auditEvents.at, daysAgo(auditDays)));
  await queryable.delete(signInTickets).where(lt(signInTickets.expiresAt, sql`now()`));
  await queryable
    .delete(twoStep)
    .where(and(isNull(twoStep.confirmedAt), lt(twoStep.createdAt, daysAgo(unfinishedTwoStepDays))));
  await queryable.delete(availabilityExceptions).where(
    and(
      lt(availabilityExceptions.lastDay, sql`current_date - ${exceptionDays}::integer`),
      // Who has ever opened extra hours has given hours: the last of them says so.
      or(
        eq(availabilityExceptions.kind, 'off'),
        sql`exists (select from availability_exceptions later
          where later.tutor_id = availability_exceptions.tutor_id and later.kind = 'extra'
            and (later.last_day, later.id) > (availability_exceptions.last_day, availability_exceptions.id))`,
      ),
    ),
  );
  await queryable.delete(throttles).where(lt(throttles.resetsAt, sql`now()`));
};
