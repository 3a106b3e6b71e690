import type { Booking } from '@paadam/shared/contract';
import { enteredUrl } from '../../access/calls/enteredUrl';
import type { SessionUser } from '../../access/sessions/queries';
import { inTransaction } from '../../foundation/db/inTransaction';
import { HttpError, noSuch, paragraphOf } from '../../foundation/http/HttpError';
import type { Server } from '../../foundation/http/server';
import { enqueue, enqueueAll } from '../../foundation/jobs/enqueue';
import { hasWaitingJob } from '../../foundation/jobs/queries';
import { defineQueue } from '../../foundation/jobs/queue';
import { mailJob } from '../../foundation/mail/mailQueue';
import { consumeRateLimit } from '../../foundation/rate-limits/changes';
import type { RateLimit } from '../../foundation/rate-limits/rateLimit';
import * as words from '../../messages/bookings';
import { mailsAbout } from './bookingMails';
import { notesAbout } from './bookingNotes';
import { addChange } from './changes/proposalChanges';
import { holdUpcoming, storeMeetingLink } from './changes/statusChanges';
import { findBooking, getBooking, ofTutor } from './queries';
import { toBooking } from './toBooking';

/** Of one booking's links; what comes beyond is told together, as it stands then. */
const toldAtOnce: RateLimit = { windowSeconds: 3_600, max: 3 };

/** Tells of the link that a booking has by then, where too many changes came to be told one by one. */
export const meetingLinkQueue = defineQueue<{ bookingId: string }>('booking-meeting-link');

interface Asked {
  bookingId: string;
  /** Null or empty removes it. */
  meetingLink: string | null;
}

/**
 * Says where a lesson takes place, with the mails about it.
 *
 * @throws HttpError `validation_failed` where the link is not http or https, or too long; `not_found` where the booking is not the
 *   tutor's; `status_stale` where it is not accepted, or not any more
 */
export const setMeetingLink = async (
  { config, news }: Server,
  tutor: SessionUser,
  { bookingId, meetingLink }: Asked,
): Promise<Booking> => {
  const link = meetingLink ? enteredUrl('meetingLink', meetingLink) : null;
  const whose = ofTutor(tutor.id);
  return news.inTransaction(async (tx, tell) => {
    const stored = await storeMeetingLink(tx, { bookingId, whose, link });
    const booking = await findBooking(tx, bookingId, whose);
    if (!booking) throw noSuch('booking');
    if (!stored) {
      const { status } = booking;
      throw new HttpError(
        'status_stale',
        paragraphOf(() => words.state({ status }), words.onlyAnAcceptedLessonHasA),
      );
    }
    const { before } = stored;
    const isNew = link !== null && link !== before;
    const about = { event: 'meeting-link', booking, by: tutor, isChange: before !== null } as const;
    if (link !== before) await addChange(tx, { bookingId, kind: 'link', actorId: tutor.id });
    // Who is told by mail is told; that a link was taken back shows on the page alone.
    if (link !== before) tell(notesAbout(about, { isTold: isNew }));
    // Of one that was only taken back, the person who has the lesson in a calendar is mailed.
    if (link !== before) {
      const limit = await consumeRateLimit(tx, { what: 'meeting-link', whose: bookingId }, toldAtOnce);
      if (limit.allowed) {
        await enqueueAll(tx, mailsAbout(about, config.publicOrigin).map(mailJob));
      } else if (!(await hasWaitingJob(tx, meetingLinkQueue, { bookingId }))) {
        const startAfter = new Date(Date.now() + limit.retryAfter * 1000);
        await enqueue(tx, meetingLinkQueue, { bookingId }, { startAfter });
      }
    }
    return toBooking(booking, 'tutor');
  });
};

/** Tells of the meeting link as it stands, where the lesson still takes place. */
export const tellMeetingLink = (
  { database, config }: Pick<Server, 'database' | 'config'>,
  { bookingId }: { bookingId: string },
): Promise<void> =>
  inTransaction(database, async (tx) => {
    if (!(await holdUpcoming(tx, bookingId))) return;
    const booking = await getBooking(tx, bookingId);
    const { id, name } = booking.tutorContact;
    const news = { event: 'meeting-link', booking, by: { id, name, role: 'tutor' }, isChange: true } as const;
    await enqueueAll(tx, mailsAbout(news, config.publicOrigin).map(mailJob));
  });
