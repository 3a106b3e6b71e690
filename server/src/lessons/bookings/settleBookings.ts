import type { BookingStatus } from '@paadam/shared/domain';
import type { Transaction } from '../../foundation/db/openDatabase';
import type { Server } from '../../foundation/http/server';
import { enqueueAll } from '../../foundation/jobs/enqueue';
import type { Mail } from '../../foundation/mail/mail';
import { mailJob } from '../../foundation/mail/mailQueue';
import { forgetNextFree, keepRecord } from '../../people/tutors/changes';
import type { NoteFor } from '../../realtime/news/changes';
import { endPayment } from '../ledger/changes';
import { mailsAbout } from './bookingMails';
import { notesAbout } from './bookingNotes';
import { endProposalsOf, lapseSome } from './changes/proposalChanges';
import { settleSome } from './changes/statusChanges';
import { type BookingWithContacts, findBookings, firstLessons, listDue } from './queries';
import { seriesMails, seriesNotes } from './series/seriesNews';

/** Bookings in one transaction, which may bring a few mails each. */
const batch = 200;

type Site = Pick<Server, 'config' | 'news' | 'database'>;

/**
 * Expires the unanswered requests, completes the lessons that have ended, and ends the proposals of other times
 * that had no answer, with the mails about it. The
 * clock's jobs call it; reads and moves go by the status of the moment, so nothing but the timeline and the mails waits
 * for it.
 *
 * @returns how many bookings were settled
 * @throws the error of a booking that cannot be settled, after the others are settled: the job is then retried
 */
export const settleBookings = async (site: Site): Promise<number> => {
  const { config, news } = site;
  let settled = 0;
  let failure: { error: unknown } | undefined;
  for (let some = batch; some === batch; settled += some) {
    try {
      some = await news.inTransaction((tx, tell) => settleBatch(tx, config, tell));
    } catch (error) {
      failure = { error };
      some = await settleOneByOne(site);
      settled += some;
      break;
    }
  }
  for (let some = batch; some === batch; ) {
    some = await news.inTransaction((tx, tell) => lapseBatch(tx, config.publicOrigin, tell));
  }
  if (failure) throw failure.error;
  return settled;
};

/** Settles each booking in a transaction of its own, so that one failure does not block the others. @returns how many were settled */
const settleOneByOne = async ({ config, news, database }: Site): Promise<number> => {
  let settled = 0;
  for (const id of await listDue(database, batch)) {
    settled += await news
      .inTransaction((tx, tell) => settleBatch(tx, config, tell, id))
      // Either this booking made the batch fail, or the database is unavailable: the caller throws that error.
      .catch(() => 0);
  }
  return settled;
};

const lapseBatch = async (
  tx: Transaction,
  origin: string,
  tell: (notes: readonly NoteFor[]) => void,
): Promise<number> => {
  const lapsed = await lapseSome(tx, batch);
  for (const booking of await findBookings(tx, lapsed)) {
    const about = { event: 'move-lapsed', booking, by: null } as const;
    tell(notesAbout(about));
    await enqueueAll(tx, mailsAbout(about, origin).map(mailJob));
  }
  return lapsed.length;
};

const settleBatch = async (
  tx: Transaction,
  config: Server['config'],
  tell: (notes: readonly NoteFor[]) => void,
  only?: string,
): Promise<number> => {
  const settled = await settleSome(tx, batch, only);
  // A request that the tutor answered with another time has expired because no one took that.
  const countered = new Set(
    await endProposalsOf(
      tx,
      settled.map(({ bookingId }) => bookingId),
      'expired',
    ),
  );
  const now = (status: BookingStatus) =>
    settled.filter((booking) => booking.status === status).map(({ bookingId }) => bookingId);
  const invited = new Set(await firstLessons(tx, now('completed')));
  const mails: Mail[] = [];
  const origin = config.publicOrigin;
  const unpaid = now('cancelled');
  for (const id of unpaid) await endPayment(tx, config.money, id, null);
  for (const booking of await findBookings(tx, unpaid)) {
    const about = { event: 'unpaid', booking, by: null } as const;
    mails.push(...mailsAbout(about, origin));
    tell(notesAbout(about));
  }
  for (const booking of await findBookings(tx, now('completed'))) {
    const about = { event: 'completed', booking, by: null } as const;
    const isTold = invited.has(booking.id);
    if (isTold) mails.push(...mailsAbout(about, origin));
    tell(notesAbout(about, { isTold }));
  }
  // What was asked for together mostly expires together.
  const together = new Map<string, BookingWithContacts[]>();
  for (const booking of await findBookings(tx, now('expired'))) {
    const isCountered = countered.has(booking.id);
    if (booking.series && !isCountered) {
      together.set(booking.series._id, [...(together.get(booking.series._id) ?? []), booking]);
      continue;
    }
    const about = { event: 'expired', booking, by: null, isCountered } as const;
    mails.push(...mailsAbout(about, origin));
    tell(notesAbout(about));
  }
  for (const bookings of together.values()) {
    bookings.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
    const about = { event: 'expired', bookings, by: null } as const;
    mails.push(...seriesMails(about, origin));
    tell(seriesNotes(about));
  }
  await enqueueAll(tx, mails.map(mailJob));
  const tutorIds = [...new Set(settled.map(({ tutorId }) => tutorId))];
  await forgetNextFree(tx, tutorIds);
  await keepRecord(tx, tutorIds);
  return settled.length;
};
