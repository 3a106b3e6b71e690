import type { EventInPart } from '@paadam/shared/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../foundation/db/openDatabase';
import { type OutsideProblem, outsideBusy, outsideCalendars } from '../../foundation/db/schema';
import type { Sealer } from '../../foundation/encryption/createSealer';
import type { Interval } from '../../people/availability/interval';
import { forgetNextFree } from '../../people/tutors/changes';
import { sealEvents } from './sealedAddress';

export type { OutsideProblem };

type NewCalendar = Pick<
  typeof outsideCalendars.$inferInsert,
  'id' | 'tutorId' | 'name' | 'addressSealed' | 'countsAllDay'
>;

/** What a good reading has brought. */
export interface Reading {
  etag: string | null;
  modified: string | null;
  isCut: boolean;
  assumedZone: string | null;
  events: number;
  inPart: number;
  firstInPart: readonly EventInPart[];
  /** Ordered stretches that neither overlap nor touch. */
  busy: readonly Interval[];
}

/** A quarter of an hour, and some minutes more or less, so that not all of them are read at once. */
const later = sql`now() + interval '15 minutes' + (random() - 0.5) * interval '6 minutes'`;
const wentWell = {
  readAt: sql`now()`,
  nextAt: later,
  failures: 0,
  failingSince: null,
  stoppedAt: null,
  problem: null,
};

export const insertCalendar = async (tx: Transaction, calendar: NewCalendar): Promise<void> => {
  await tx.insert(outsideCalendars).values(calendar);
};

export const updateCalendar = async (
  tx: Transaction,
  id: string,
  changes: Pick<NewCalendar, 'name' | 'countsAllDay'>,
): Promise<void> => {
  await tx.update(outsideCalendars).set(changes).where(eq(outsideCalendars.id, id));
};

export const removeCalendar = async (
  tx: Transaction,
  { id, tutorId }: { id: string; tutorId: string },
): Promise<void> => {
  await tx.delete(outsideCalendars).where(eq(outsideCalendars.id, id));
  await forgetNextFree(tx, [tutorId]);
};

/** Puts the busy times of a reading in the place of those before, all of them at once. */
export const storeReading = async (
  tx: Transaction,
  sealer: Sealer,
  { id, tutorId }: { id: string; tutorId: string },
  { busy, firstInPart, ...reading }: Reading,
): Promise<void> => {
  const firstInPartSealed = firstInPart.length > 0 ? sealEvents(sealer, id, firstInPart) : null;
  const held = await tx
    .update(outsideCalendars)
    .set({ ...reading, firstInPartSealed, ...wentWell, expandedAt: sql`now()` })
    .where(eq(outsideCalendars.id, id))
    .returning({ id: outsideCalendars.id });
  // Removed while it was read.
  if (held.length === 0) return;
  await tx.delete(outsideBusy).where(eq(outsideBusy.calendarId, id));
  if (busy.length > 0) {
    const starts = busy.map(({ start }) => start.toISOString());
    const ends = busy.map(({ end }) => end.toISOString());
    await tx.execute(sql`insert into outside_busy (calendar_id, during)
      select ${id}, tstzrange(starts, ends, '[)')
      from unnest(${sql.param(starts)}::timestamptz[], ${sql.param(ends)}::timestamptz[]) as found (starts, ends)`);
  }
  await forgetNextFree(tx, [tutorId]);
};

/** It is as it was at the last reading. */
export const storeUnchanged = async (database: Database, id: string): Promise<void> => {
  await database.update(outsideCalendars).set(wentWell).where(eq(outsideCalendars.id, id));
};

/** Failures after which it is read no more: one an hour, for a day. */
const mostFailures = 24;

/**
 * Writes down that a reading came to nothing; the busy times from before stay.
 *
 * @param isFinal whether there is no use in trying again
 * @returns whether it has thereby come to be read no more
 */
export const storeFailure = async (
  tx: Transaction,
  id: string,
  { problem, isFinal }: { problem: OutsideProblem; isFinal: boolean },
): Promise<boolean> => {
  const [before] = await tx
    .select({ stoppedAt: outsideCalendars.stoppedAt })
    .from(outsideCalendars)
    .where(eq(outsideCalendars.id, id))
    .for('update');
  const [after] = await tx
    .update(outsideCalendars)
    .set({
      problem,
      failures: sql`least(${outsideCalendars.failures} + 1, ${mostFailures})`,
      failingSince: sql`coalesce(${outsideCalendars.failingSince}, now())`,
      nextAt: sql`now() + interval '1 hour'`,
      stoppedAt: sql`case when ${outsideCalendars.stoppedAt} is not null then ${outsideCalendars.stoppedAt}
        when ${isFinal}::boolean or ${outsideCalendars.failures} + 1 >= ${mostFailures} then now() end`,
    })
    .where(eq(outsideCalendars.id, id))
    .returning({ stoppedAt: outsideCalendars.stoppedAt });
  return before?.stoppedAt === null && after?.stoppedAt != null;
};

/**
 * Takes the calendars whose turn it is; another instance takes others.
 *
 * @returns their ids
 */
export const takeDue = async (database: Database, atMost: number): Promise<string[]> => {
  const taken = await database
    .update(outsideCalendars)
    .set({ nextAt: later })
    .where(
      sql`${outsideCalendars.id} in (
        select id from outside_calendars where next_at <= now() and stopped_at is null
        order by next_at limit ${atMost} for update skip locked)`,
    )
    .returning({ id: outsideCalendars.id });
  return taken.map(({ id }) => id);
};
