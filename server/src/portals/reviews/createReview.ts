import type { Body, calls, Review } from '@paadam/shared/contract';
import type { SessionUser } from '../../access/sessions/queries';
import { HttpError, noSuch } from '../../foundation/http/HttpError';
import type { Server } from '../../foundation/http/server';
import { enqueueAll } from '../../foundation/jobs/enqueue';
import { mailJob } from '../../foundation/mail/mailQueue';
import { mailsAbout } from '../../lessons/bookings/bookingMails';
import { notesAbout } from '../../lessons/bookings/bookingNotes';
import { findBooking, ofStudent } from '../../lessons/bookings/queries';
import * as words from '../../messages/profiles';
import { insertReview } from './changes';
import { getReview } from './queries';
import { toReview } from './toReview';

/**
 * Reviews a completed lesson. The tutor's average and the mail about it follow in the same transaction.
 *
 * @throws HttpError `not_found` where the booking is not the student's; `not_completed`; `already_reviewed`
 */
export const createReview = (
  { config, news }: Server,
  student: SessionUser,
  { bookingId, rating, comment = '' }: Body<typeof calls.createReview>,
): Promise<Review> =>
  news.inTransaction(async (tx, tell) => {
    const booking = await findBooking(tx, bookingId, ofStudent(student.id));
    if (!booking) throw noSuch('booking');
    // No transition leads out of this state, so it need not be looked at again.
    if (booking.status !== 'completed') {
      throw new HttpError('not_completed', words.onlyALessonThatHasTaken);
    }
    const id = await insertReview(tx, {
      bookingId,
      tutorId: booking.tutor._id,
      studentId: student.id,
      rating,
      comment,
    });
    if (!id) throw new HttpError('already_reviewed', words.youHaveReviewedThisLessonAlready);
    const reviewed = { ...booking, review: { rating, comment, createdAt: new Date() } };
    const about = { event: 'reviewed', booking: reviewed, by: student } as const;
    const mails = mailsAbout(about, config.publicOrigin);
    tell(notesAbout(about));
    await enqueueAll(tx, mails.map(mailJob));
    return toReview(await getReview(tx, id));
  });
