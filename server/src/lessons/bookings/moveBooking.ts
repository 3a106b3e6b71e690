import type { Booking } from '@paadam/shared/contract';
import { type BookingEvent, type BookingStatus, sideOf } from '@paadam/shared/domain';
import type { Transaction } from '../../foundation/db/openDatabase';
import { HttpError, noSuch } from '../../foundation/http/HttpError';
import type { Server } from '../../foundation/http/server';
import { enqueueAll } from '../../foundation/jobs/enqueue';
import { mailJob } from '../../foundation/mail/mailQueue';
import { forgetNextFree, keepRecord } from '../../people/tutors/changes';
import type { NoteFor } from '../../realtime/news/changes';
import { askForPayment, endPayment } from '../ledger/changes';
import { holdToQuote } from '../ledger/refundQuote';
import { clockJobs } from './bookingClock';
import { mailsAbout } from './bookingMails';
import { notesAbout } from './bookingNotes';
import { endProposalsOf } from './changes/proposalChanges';
import { type Move, moveStatus } from './changes/statusChanges';
import { findBooking } from './queries';
import { describeRefusal } from './refusals';
import { toBooking } from './toBooking';

/** As `moveBookingIn`, in a transaction of its own. */
export const moveBooking = (server: Server, move: Move): Promise<Booking> =>
  server.news.inTransaction((tx, tell) => moveBookingIn(tx, tell, server, move));

/**
 * Moves a booking along the table of transitions, with the row of its timeline, the mails about it and its reminders.
 *
 * @param tell of `news.inTransaction`, whose transaction it is
 * @throws HttpError `not_found` where the mover has no part in the booking; `status_stale` where it is not, or no
 *   longer, in a state that the mover may move there; `quote_changed` where another sum than was said would go back
 */
export const moveBookingIn = async (
  tx: Transaction,
  tell: (notes: readonly NoteFor[]) => void,
  { config }: Pick<Server, 'config'>,
  move: Move,
): Promise<Booking> => {
  const reason = move.reason || undefined;
  const moved = await moveStatus(tx, { ...move, reason });
  if (moved) await endProposalsOf(tx, [move.bookingId], move.to);
  if (moved && move.to === 'accepted') await askForPayment(tx, config.money, move.bookingId);
  const share =
    moved === 'accepted' && move.to === 'cancelled'
      ? await endPayment(tx, config.money, move.bookingId, whoCancels(move))
      : null;
  if (moved && move.to === 'cancelled') holdToQuote(move.quoted, share);
  const booking = await findBooking(tx, move.bookingId, move.whose);
  if (!booking) throw noSuch('booking');
  if (!moved) throw new HttpError('status_stale', describeRefusal(booking.status, move.to, move.by.role));
  const event = newsOf(moved, move.to);
  const about = event && { event, booking, by: move.by, reason, share };
  const mails = about ? mailsAbout(about, config.publicOrigin) : [];
  if (about) tell(notesAbout(about));
  await enqueueAll(tx, [...clockJobs(booking), ...mails.map(mailJob)]);
  await forgetNextFree(tx, [booking.tutor._id]);
  if (move.by.role === 'tutor') await keepRecord(tx, [booking.tutor._id]);
  return toBooking(booking, move.by.role === 'operator' ? undefined : move.by.role);
};

const whoCancels = ({ by }: Move) => (by.role === 'operator' ? by.role : sideOf(by.role));

/** What it is to people that a booking was moved. */
const newsOf = (from: BookingStatus, to: BookingStatus): BookingEvent | undefined => {
  if (to === 'cancelled') return from === 'pending' ? 'withdrawn' : 'cancelled';
  return to === 'pending' ? undefined : to;
};
