import type { BookingChangeKind, BookingSide, BookingStatus, ProposalStatus } from '@paadam/shared/domain';
import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../../foundation/db/openDatabase';
import {
  bookingEvents,
  bookingReminders,
  bookings,
  proposedTimes,
  timeProposals,
} from '../../../foundation/db/schema';
import { statusNow } from '../../../foundation/db/transitionSql';
import type { Interval } from '../../../people/availability/interval';
import { payByMovedTo } from '../../ledger/queries';

/** A booking that its transaction holds. */
export interface HeldBooking {
  id: string;
  status: BookingStatus;
  startsAt: Date;
  endsAt: Date;
  tutorId: string;
  studentId: string;
  /** By the database's clock. */
  hasStarted: boolean;
}

/**
 * Holds a booking whose time may change until the transaction ends. New bookings of its tutor or its student wait, as they
 * wait for each other, so that no two of them wait for each other's verdict.
 *
 * @returns the booking as it stands at this moment; undefined where none of these people has it
 */
export const holdToMove = async (
  tx: Transaction,
  bookingId: string,
  whose: SQL,
): Promise<HeldBooking | undefined> => {
  // In the order of `insertBooking`.
  for (const person of ['tutor', 'student'] as const) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${person} `}::text
      || (select ${bookings[`${person}Id`]} from ${bookings} where ${bookings.id} = ${bookingId})::text, 0))`);
  }
  const [held] = await tx
    .select({
      id: bookings.id,
      status: statusNow,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      tutorId: bookings.tutorId,
      studentId: bookings.studentId,
      hasStarted: sql<boolean>`${bookings.startsAt} <= clock_timestamp()`,
    })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), whose))
    .for('update');
  return held;
};

interface Change {
  bookingId: string;
  kind: BookingChangeKind;
  /** Null where the clock did it. */
  actorId: string | null;
  note?: string | undefined;
  /** Of a move. */
  from?: Date;
  to?: Date;
}

/** Writes into a booking's timeline what is not a state. */
export const addChange = async (
  tx: Transaction,
  { bookingId, kind, actorId, note, from, to }: Change,
): Promise<void> => {
  await tx.insert(bookingEvents).values({
    id: uuidv7(),
    bookingId,
    kind,
    actorId,
    reason: note || null,
    fromAt: from ?? null,
    toAt: to ?? null,
    // By the clock, not the beginning of the transaction, which may have waited for the change before this one.
    at: sql`clock_timestamp()`,
  });
};

interface NewProposal {
  bookingId: string;
  byId: string;
  bySide: BookingSide;
  note: string;
  /** In order. */
  times: readonly Interval[];
  lapsesAt: Date;
}

export const insertProposal = async (
  tx: Transaction,
  { times, ...proposal }: NewProposal,
): Promise<string> => {
  const id = uuidv7();
  await tx.insert(timeProposals).values({ id, ...proposal, createdAt: sql`clock_timestamp()` });
  await tx
    .insert(proposedTimes)
    .values(
      times.map(({ start, end }, position) => ({ proposalId: id, startsAt: start, endsAt: end, position })),
    );
  return id;
};

/** The tutor has answered a request with another time: the person who asked has as long to answer as the tutor had. */
export const renewRequest = async (tx: Transaction, bookingId: string): Promise<void> => {
  await tx.update(bookings).set({ renewedAt: sql`clock_timestamp()` }).where(eq(bookings.id, bookingId));
};

const proposalColumns = {
  id: timeProposals.id,
  byId: timeProposals.byId,
  bySide: timeProposals.bySide,
  status: timeProposals.status,
  isOver: sql<boolean>`${timeProposals.lapsesAt} <= clock_timestamp()`,
};

/** @returns the proposal that waits for an answer, or that the clock has not ended yet; of a booking that the transaction holds */
export const findOpenProposal = async (tx: Transaction, bookingId: string) => {
  const [open] = await tx
    .select(proposalColumns)
    .from(timeProposals)
    .where(and(eq(timeProposals.bookingId, bookingId), eq(timeProposals.status, 'open')));
  return open;
};

/** @returns a proposal of a booking that the transaction holds, with its times in order */
export const findProposal = async (tx: Transaction, bookingId: string, id: string) => {
  const [found] = await tx
    .select(proposalColumns)
    .from(timeProposals)
    .where(and(eq(timeProposals.bookingId, bookingId), eq(timeProposals.id, id)));
  if (!found) return undefined;
  const times = await tx
    .select({ start: proposedTimes.startsAt, end: proposedTimes.endsAt })
    .from(proposedTimes)
    .where(eq(proposedTimes.proposalId, id))
    .orderBy(asc(proposedTimes.position));
  return { ...found, times };
};

/** Ends one proposal, which waits for its answer, of a booking that the transaction holds. */
export const endProposal = async (
  tx: Transaction,
  id: string,
  status: Exclude<ProposalStatus, 'open'>,
  takenAtTime: Date | null = null,
): Promise<void> => {
  await tx.update(timeProposals).set({ status, takenAtTime }).where(eq(timeProposals.id, id));
};

/**
 * Ends what was proposed for bookings that have come into another state, which the transaction has just written. A request
 * that the tutor accepts after all takes place when it was asked for.
 *
 * @returns which of the bookings had a proposal that waited
 */
export const endProposalsOf = async (
  tx: Transaction,
  bookingIds: readonly string[],
  reached: BookingStatus,
): Promise<string[]> => {
  if (bookingIds.length === 0) return [];
  const ended = await tx
    .update(timeProposals)
    .set({ status: reached === 'accepted' ? 'withdrawn' : 'lapsed' })
    .where(and(inArray(timeProposals.bookingId, [...bookingIds]), eq(timeProposals.status, 'open')))
    .returning({ bookingId: timeProposals.bookingId });
  return ended.map(({ bookingId }) => bookingId);
};

/**
 * Ends unanswered proposals, and writes it into their timelines. What a person is just answering is left
 * to them.
 *
 * @param atMost in this transaction
 * @returns the bookings that they were for
 */
export const lapseSome = async (tx: Transaction, atMost: number): Promise<string[]> => {
  const due = tx
    .select({ id: timeProposals.bookingId })
    .from(timeProposals)
    .where(and(eq(timeProposals.status, 'open'), lte(timeProposals.lapsesAt, sql`now()`)))
    .orderBy(asc(timeProposals.lapsesAt))
    .limit(atMost);
  // The booking is held first, as by the person who answers.
  const held = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(inArray(bookings.id, due))
    .for('no key update', { skipLocked: true });
  if (held.length === 0) return [];
  const lapsed = await tx
    .update(timeProposals)
    .set({ status: 'lapsed' })
    .where(
      and(
        inArray(
          timeProposals.bookingId,
          held.map(({ id }) => id),
        ),
        eq(timeProposals.status, 'open'),
        lte(timeProposals.lapsesAt, sql`now()`),
      ),
    )
    .returning({ bookingId: timeProposals.bookingId, at: timeProposals.lapsesAt });
  if (lapsed.length > 0) {
    await tx
      .insert(bookingEvents)
      .values(lapsed.map((one) => ({ id: uuidv7(), kind: 'lapsed-move' as const, ...one })));
  }
  return lapsed.map(({ bookingId }) => bookingId);
};

interface MoveInTime {
  bookingId: string;
  to: Interval;
  by: { id: string };
}

/** What was sent or is to be sent for the old start is nothing for the new one. */
const forgetReminders = (tx: Transaction, bookingId: string) =>
  tx.delete(bookingReminders).where(eq(bookingReminders.bookingId, bookingId));

/**
 * Moves a booking that the transaction holds to a time that both sides have agreed on, and accepts it where it was a
 * request. One statement: the row does not clash with itself, and the constraints decide races.
 *
 * @returns the start and the status before; undefined where it is not, or no longer, a booking that may be moved
 * @throws an error that `clashOf` knows, where the time is taken
 */
export const moveToAgreedTime = async (
  tx: Transaction,
  { bookingId, to, by }: MoveInTime,
): Promise<{ from: Date; status: BookingStatus } | undefined> => {
  const [before] = await tx
    .select({ from: bookings.startsAt, status: bookings.status })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  const moved = await tx
    .update(bookings)
    .set({ startsAt: to.start, endsAt: to.end, status: 'accepted', payBy: payByMovedTo(to.start) })
    .where(
      and(
        eq(bookings.id, bookingId),
        sql`${statusNow} in ('pending', 'accepted')`,
        sql`${bookings.startsAt} > clock_timestamp()`,
      ),
    )
    .returning({ id: bookings.id });
  if (!before || moved.length === 0) return undefined;
  await forgetReminders(tx, bookingId);
  await addChange(tx, { bookingId, kind: 'moved', actorId: by.id, from: before.from, to: to.start });
  if (before.status === 'pending') {
    const at = sql`clock_timestamp()`;
    await tx
      .insert(bookingEvents)
      .values({ id: uuidv7(), bookingId, status: 'accepted', actorId: by.id, at });
  }
  return before;
};

/**
 * Moves a request that waits to another time. The hours that the tutor has to answer begin anew, with the first such
 * change.
 *
 * @returns whether it was done; it is not where the booking waits no more
 * @throws an error that `clashOf` knows, where the time is taken
 */
export const moveRequest = async (tx: Transaction, { bookingId, to, by }: MoveInTime): Promise<boolean> => {
  const [before] = await tx
    .select({ from: bookings.startsAt })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  const isFirst = sql`not exists (select from ${bookingEvents}
    where ${bookingEvents.bookingId} = ${bookings.id} and ${bookingEvents.kind} = 'moved')`;
  const moved = await tx
    .update(bookings)
    .set({
      startsAt: to.start,
      endsAt: to.end,
      renewedAt: sql`case when ${isFirst} then clock_timestamp() else ${bookings.renewedAt} end`,
    })
    .where(and(eq(bookings.id, bookingId), sql`${statusNow} = 'pending'`))
    .returning({ id: bookings.id });
  if (!before || moved.length === 0) return false;
  await addChange(tx, { bookingId, kind: 'moved', actorId: by.id, from: before.from, to: to.start });
  return true;
};
