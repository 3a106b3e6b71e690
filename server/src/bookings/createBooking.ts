import type { Body, Booking, calls } from '@paadam/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { SessionUser } from '../accounts/sessions';
import { inTransaction } from '../db/inTransaction';
import { HttpError } from '../http/HttpError';
import { enqueueMail } from '../mail/mailQueue';
import { findTutor } from '../tutors/queries';
import { setBookingClock } from './bookingClock';
import { requestMail } from './bookingMails';
import { clashOf, insertBooking, lockCalendars, type NewBooking } from './changes';
import { checkRequest } from './checkRequest';
import { getBooking } from './queries';
import { settleBookings } from './settleBookings';
import { slotTaken } from './slotTaken';
import { studentOf } from './studentOf';
import { toBooking } from './toBooking';

type Server = Pick<FastifyInstance, 'database' | 'config'>;

/**
 * Asks a tutor for a lesson.
 *
 * @throws HttpError `not_found` where the student is not the caller's to book for, or there is no such tutor;
 *   `validation_failed`; `slot_taken`, with the times that are still free that day
 */
export const createBooking = async (
  server: Server,
  caller: SessionUser,
  body: Body<typeof calls.createBooking>,
  now: Date,
): Promise<Booking> => {
  const { database } = server;
  const student = await studentOf(database, caller, body.student);
  const tutor = await findTutor(database, body.tutor);
  if (!tutor) throw new HttpError('not_found', 'There is no such tutor.');
  const lesson = checkRequest(body, tutor, now);

  const booking: NewBooking = {
    studentId: student.id,
    tutorId: tutor.id,
    subjectId: body.subject,
    bookedBy: caller.id,
    startsAt: lesson.time.start,
    endsAt: lesson.time.end,
    price: lesson.price,
  };
  for (;;) {
    try {
      return await book(server, booking);
    } catch (error) {
      const clash = clashOf(error);
      if (!clash) throw error;
      // A request that has expired stands in the way until the clock has come to it.
      const settled = await settleBookings(database);
      if (settled === 0) throw await slotTaken(database, clash, { caller, student, tutor, lesson, now });
    }
  }
};

/** The booking, the first row of its timeline and the mail to the tutor come into being together. */
const book = ({ database, config }: Server, booking: NewBooking): Promise<Booking> =>
  inTransaction(database, async (tx) => {
    await lockCalendars(tx, booking.tutorId, booking.studentId);
    const row = await getBooking(tx, await insertBooking(tx, booking));
    await setBookingClock(tx, row);
    await enqueueMail(tx, requestMail(row, config.publicOrigin));
    return toBooking(row);
  });
