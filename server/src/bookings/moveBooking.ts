import type { Booking } from '@paadam/shared/contract';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../db/inTransaction';
import { HttpError } from '../http/HttpError';
import { enqueueAll } from '../jobs/enqueue';
import { mailJob } from '../mail/mailQueue';
import { forgetNextFree } from '../tutors/forgetNextFree';
import { clockJobs } from './bookingClock';
import { decisionMails } from './bookingMails';
import { type Move, moveStatus } from './changes';
import { describeRefusal } from './describeRefusal';
import { findBooking } from './queries';
import { toBooking } from './toBooking';

type Server = Pick<FastifyInstance, 'database' | 'config'>;

/**
 * Moves a booking along the table of transitions, with the row of its timeline, the mails about it and its reminders.
 *
 * @throws HttpError `not_found` where the mover has no part in the booking; `status_stale` where it is not, or no
 *   longer, in a state that the mover may move there
 */
export const moveBooking = ({ database, config }: Server, move: Move): Promise<Booking> =>
  inTransaction(database, async (tx) => {
    const moved = await moveStatus(tx, move);
    const booking = await findBooking(tx, move.bookingId, move.whose);
    if (!booking) throw new HttpError('not_found', 'There is no such booking.');
    if (!moved) throw new HttpError('status_stale', describeRefusal(booking.status, move.to, move.by.role));
    const mails = decisionMails(booking, move.by, config.publicOrigin, move.reason);
    await enqueueAll(tx, [...clockJobs(booking), ...mails.map(mailJob)]);
    await forgetNextFree(tx, [booking.tutor._id]);
    return toBooking(booking);
  });
