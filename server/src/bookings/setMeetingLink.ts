import type { Booking } from '@paadam/shared/contract';
import { enteredUrl } from '../calls/enteredUrl';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { HttpError, noSuch } from '../http/HttpError';
import { storeMeetingLink } from './changes/statusChanges';
import { findBooking, ofTutor } from './queries';
import { describeState } from './refusals';
import { toBooking } from './toBooking';

interface Asked {
  bookingId: string;
  tutorId: string;
  /** Null or empty removes it. */
  meetingLink: string | null;
}

/**
 * Says where a lesson takes place.
 *
 * @throws HttpError `validation_failed` where the link is not http or https, or too long; `not_found` where the booking is not the
 *   tutor's; `status_stale` where it is not accepted, or not any more
 */
export const setMeetingLink = async (
  database: Database,
  { bookingId, tutorId, meetingLink }: Asked,
): Promise<Booking> => {
  const link = meetingLink ? enteredUrl('meetingLink', meetingLink) : null;
  const whose = ofTutor(tutorId);
  return inTransaction(database, async (tx) => {
    const stored = await storeMeetingLink(tx, { bookingId, whose, link });
    const booking = await findBooking(tx, bookingId, whose);
    if (!booking) throw noSuch('booking');
    if (stored) return toBooking(booking);
    const reason = `This booking ${describeState(booking.status)}.`;
    throw new HttpError('status_stale', `${reason} Only an accepted lesson has a meeting link.`);
  });
};
