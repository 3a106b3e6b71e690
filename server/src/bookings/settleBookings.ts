import type { BookingStatus } from '@paadam/shared/domain';
import { inTransaction } from '../db/inTransaction';
import type { Database, Transaction } from '../db/openDatabase';
import { enqueueAll } from '../jobs/enqueue';
import { mailJob } from '../mail/mailQueue';
import { forgetNextFree, keepRecord } from '../tutors/changes';
import { mailsAbout } from './bookingMails';
import { settleSome } from './changes/statusChanges';
import { findBookings, firstLessons } from './queries';

/** Bookings in one transaction, which may bring a few mails each. */
const batch = 200;

/**
 * Expires the requests that nobody answered, and completes the lessons that have ended, with the mails about it. The
 * clock's jobs call it; reads and moves go by the status of the moment, so nothing but the timeline and the mails waits
 * for it.
 *
 * @param origin what the server calls itself, for the links of the mails
 * @returns how many bookings were settled
 */
export const settleBookings = async (database: Database, origin: string): Promise<number> => {
  let settled = 0;
  for (let some = batch; some === batch; settled += some) {
    some = await inTransaction(database, (tx) => settleBatch(tx, origin));
  }
  return settled;
};

const settleBatch = async (tx: Transaction, origin: string): Promise<number> => {
  const settled = await settleSome(tx, batch);
  const now = (status: BookingStatus) =>
    settled.filter((booking) => booking.status === status).map(({ bookingId }) => bookingId);
  const mailsOf = async (event: 'expired' | 'completed', ids: readonly string[]) =>
    (await findBookings(tx, ids)).flatMap((booking) => mailsAbout({ event, booking, by: null }, origin));
  const mails = [
    ...(await mailsOf('expired', now('expired'))),
    ...(await mailsOf('completed', await firstLessons(tx, now('completed')))),
  ];
  await enqueueAll(tx, mails.map(mailJob));
  const tutorIds = [...new Set(settled.map(({ tutorId }) => tutorId))];
  await forgetNextFree(tx, tutorIds);
  await keepRecord(tx, tutorIds);
  return settled.length;
};
