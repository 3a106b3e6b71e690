import type { Booking } from '@paadam/shared/contract';
import type { SessionUser } from '../../access/sessions/queries';
import { HttpError, noSuch } from '../../foundation/http/HttpError';
import type { Server } from '../../foundation/http/server';
import { waitInWords } from '../../foundation/http/waitInWords';
import { enqueueAll } from '../../foundation/jobs/enqueue';
import { mailJob } from '../../foundation/mail/mailQueue';
import { consumeRateLimit } from '../../foundation/rate-limits/changes';
import type { RateLimit } from '../../foundation/rate-limits/rateLimit';
import * as words from '../../messages/bookings';
import type { Interval } from '../../people/availability/interval';
import { isDueInTheWay } from '../../people/availability/queries';
import { forgetNextFree } from '../../people/tutors/changes';
import type { TutorRow } from '../../people/tutors/queries/findTutor';
import { readBeforeBooking } from '../external-calendars/readDueCalendars';
import { clockJobs } from './bookingClock';
import { mailsAbout } from './bookingMails';
import { notesAbout } from './bookingNotes';
import { clashOf } from './changes/insertBooking';
import { addChange, endProposal, findOpenProposal, holdToMove, moveRequest } from './changes/proposalChanges';
import { checkDay, checkNewTimes, newTimeTaken, tutorOf } from './movableTimes';
import { type BookingWithContacts, findBooking, getBooking, ofCaller } from './queries';
import { settleBookings } from './settleBookings';
import { toBooking } from './toBooking';

/** Of one booking: each is a mail to the tutor. */
const pace: RateLimit = { windowSeconds: 3_600, max: 6 };

const waitsNoMore = (status: Booking['status']): HttpError =>
  new HttpError('status_stale', () => words.timeNotChangedLikeThis({ status }));

/**
 * Asks for another time, in place of the one that a request waits with: the tutor has agreed to nothing yet. What the
 * tutor proposed instead is declined with it.
 *
 * @throws HttpError `not_found` where the caller does not take the lesson, nor is a parent of who does; `validation_failed`;
 *   `status_stale` where the request waits no more; `slot_taken` with what is free that day; `too_many_requests`
 */
export const changeTime = async (
  server: Server & Parameters<typeof readBeforeBooking>[0],
  caller: SessionUser,
  { bookingId, dateTime }: { bookingId: string; dateTime: string },
  now: Date,
): Promise<Booking> => {
  const { database } = server;
  const booking = await findBooking(database, bookingId, ofCaller(caller));
  if (!booking) throw noSuch('booking');
  if (booking.status !== 'pending') throw waitsNoMore(booking.status);
  const tutor = await tutorOf(database, booking);
  if (tutor.hasOutsideCalendars) await readBeforeBooking(server, tutor.id);
  const [time] = await checkNewTimes(database, { booking, tutor, caller }, [dateTime], 'dateTime', now);
  if (!time) throw new Error('A time that was checked is not there.');
  for (;;) {
    try {
      return await change(server, caller, { booking, tutor, time });
    } catch (error) {
      const clash = clashOf(error);
      if (!clash) throw error;
      const { id: tutorId, rules } = tutor;
      const studentId = booking.student._id;
      // A request that has expired stands in the way until the clock has come to it.
      const isDue = await isDueInTheWay(database, { tutorId, gapMinutes: rules.gapMinutes, studentId }, time);
      if (isDue && (await settleBookings(server)) > 0) continue;
      throw await newTimeTaken(database, clash, { booking, tutor, caller }, time, now);
    }
  }
};

const change = (
  { config, news }: Server,
  caller: SessionUser,
  {
    booking: { id: bookingId },
    tutor,
    time,
  }: { booking: BookingWithContacts; tutor: TutorRow; time: Interval },
): Promise<Booking> =>
  news.inTransaction(async (tx, tell) => {
    const held = await holdToMove(tx, bookingId, ofCaller(caller));
    if (!held) throw noSuch('booking');
    const limit = await consumeRateLimit(tx, { what: 'request-moved', whose: bookingId }, pace);
    if (!limit.allowed) {
      throw new HttpError(
        'too_many_requests',
        () => words.theTimeOfThisRequestWas({ wait: waitInWords(limit.retryAfter) }),
        { retryAfter: limit.retryAfter },
      );
    }
    await checkDay(tx, tutor, bookingId, time);
    if (!(await moveRequest(tx, { bookingId, to: time, by: caller }))) throw waitsNoMore(held.status);
    const open = await findOpenProposal(tx, bookingId);
    if (open) {
      await endProposal(tx, open.id, open.isOver ? 'lapsed' : 'declined');
      const kind = open.isOver ? 'lapsed-move' : 'declined-move';
      await addChange(tx, { bookingId, kind, actorId: open.isOver ? null : caller.id });
    }
    const booking = await getBooking(tx, bookingId);
    const about = { event: 'request-moved', booking, by: caller, from: held.startsAt } as const;
    tell(notesAbout(about));
    await enqueueAll(tx, [...clockJobs(booking), ...mailsAbout(about, config.publicOrigin).map(mailJob)]);
    await forgetNextFree(tx, [held.tutorId]);
    return toBooking(booking);
  });
