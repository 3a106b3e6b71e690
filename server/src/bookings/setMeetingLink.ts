import type { Booking } from '@paadam/shared/contract';
import { enteredUrl } from '../calls/enteredUrl';
import { inTransaction } from '../db/inTransaction';
import { HttpError, noSuch } from '../http/HttpError';
import type { Server } from '../http/server';
import { enqueueAll } from '../jobs/enqueue';
import { mailJob } from '../mail/mailQueue';
import type { SessionUser } from '../sessions/queries';
import { mailsAbout } from './bookingMails';
import { storeMeetingLink } from './changes/statusChanges';
import { findBooking, ofTutor } from './queries';
import { describeState } from './refusals';
import { toBooking } from './toBooking';

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
  { database, config }: Server,
  tutor: SessionUser,
  { bookingId, meetingLink }: Asked,
): Promise<Booking> => {
  const link = meetingLink ? enteredUrl('meetingLink', meetingLink) : null;
  const whose = ofTutor(tutor.id);
  return inTransaction(database, async (tx) => {
    const stored = await storeMeetingLink(tx, { bookingId, whose, link });
    const booking = await findBooking(tx, bookingId, whose);
    if (!booking) throw noSuch('booking');
    if (!stored) {
      const reason = `This booking ${describeState(booking.status)}.`;
      throw new HttpError('status_stale', `${reason} Only an accepted lesson has a meeting link.`);
    }
    const { before } = stored;
    // A link that was only taken back leads nowhere; the reminder says what holds.
    if (link && link !== before) {
      const news = { event: 'meeting-link', booking, by: tutor, isChange: before !== null } as const;
      await enqueueAll(tx, mailsAbout(news, config.publicOrigin).map(mailJob));
    }
    return toBooking(booking);
  });
};
