import type { Body, calls, SeriesBookings } from '@paadam/shared/contract';
import { sideOf } from '@paadam/shared/domain';
import type { SessionUser } from '../../../access/sessions/queries';
import { HttpError, noSuch } from '../../../foundation/http/HttpError';
import type { Server } from '../../../foundation/http/server';
import { enqueueAll } from '../../../foundation/jobs/enqueue';
import { mailJob } from '../../../foundation/mail/mailQueue';
import * as words from '../../../messages/series';
import { forgetNextFree, keepRecord } from '../../../people/tutors/changes';
import type { CancelShare } from '../../ledger/cancelShare';
import { sumShares } from '../../ledger/cancelShare';
import { askForPayment, endPayment } from '../../ledger/changes';
import { holdToQuote } from '../../ledger/refundQuote';
import { clockJobs } from '../bookingClock';
import { endProposalsOf } from '../changes/proposalChanges';
import { moveSeries } from '../changes/seriesChanges';
import { findBookings, ofCaller } from '../queries';
import { toBooking } from '../toBooking';
import { seriesMails, seriesNotes } from './seriesNews';

/**
 * Moves all bookings of a series that can still be moved there, in one transaction, and tells of it once. Those that cannot be any more
 * stay as they are.
 *
 * @throws HttpError `forbidden` where a student or parent would do what is the tutor's; `not_found` where the caller has no part in the
 *   series; `status_stale` where none of it can be moved there any more; `quote_changed` where another sum than was said would go back
 */
export const answerSeries = (
  { config, news }: Server,
  caller: SessionUser,
  seriesId: string,
  { status: to, from, reason: typed = '', quoted }: Body<typeof calls.answerSeries>,
): Promise<SeriesBookings> => {
  if (caller.role !== 'tutor' && to !== 'cancelled') {
    throw new HttpError('forbidden', words.onlyTheTutorCanAnswerA);
  }
  return news.inTransaction(async (tx, tell) => {
    const reason = typed || undefined;
    const moved = await moveSeries(tx, { seriesId, whose: ofCaller(caller), to, by: caller, reason, from });
    if (!moved) throw noSuch('booking');
    if (moved.length === 0) {
      throw new HttpError('status_stale', () => words.lessonsNotMoved({ status: to }));
    }
    const ids = moved.map(({ bookingId }) => bookingId);
    await endProposalsOf(tx, ids, to);
    const shares: CancelShare[] = [];
    for (const { bookingId, before } of moved) {
      if (to === 'accepted') await askForPayment(tx, config.money, bookingId);
      if (to === 'cancelled' && before === 'accepted') {
        const share = await endPayment(tx, config.money, bookingId, sideOf(caller.role));
        if (share) shares.push(share);
      }
    }
    if (to === 'cancelled') holdToQuote(quoted, sumShares(shares));
    const bookings = (await findBookings(tx, ids)).sort((a, b) => +a.startsAt - +b.startsAt);
    const wereRequests = moved.every(({ before }) => before === 'pending');
    const event = to === 'cancelled' && wereRequests ? 'withdrawn' : to;
    const about = { event, bookings, by: caller, reason } as const;
    tell(seriesNotes(about));
    const mails = seriesMails(about, config.publicOrigin);
    await enqueueAll(tx, [...bookings.flatMap((booking) => clockJobs(booking)), ...mails.map(mailJob)]);
    const tutorIds = bookings.slice(0, 1).map(({ tutor }) => tutor._id);
    await forgetNextFree(tx, tutorIds);
    if (caller.role === 'tutor') await keepRecord(tx, tutorIds);
    return { _id: seriesId, bookings: bookings.map((booking) => toBooking(booking, caller.role)) };
  });
};
