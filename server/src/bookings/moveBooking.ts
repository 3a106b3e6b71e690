import type { Booking } from '@paadam/shared/contract';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../db/inTransaction';
import { HttpError } from '../http/HttpError';
import { enqueueMail } from '../mail/mailQueue';
import { setBookingClock } from './bookingClock';
import { decisionMails } from './bookingMails';
import { type Move, moveStatus } from './changes';
import { describeRefusal } from './describeRefusal';
import { findBooking } from './queries';
import { toBooking } from './toBooking';

type Server = Pick<FastifyInstance, 'database' | 'config'>;

/**
 * Moves a booking along the table of transitions, with the row of its timeline and the mails about it.
 *
 * @throws HttpError `not_found` where the actor has no part in the booking; `status_stale` where it is not, or no
 *   longer, in a state that the actor may move there
 */
export const moveBooking = ({ database, config }: Server, move: Move): Promise<Booking> =>
  inTransaction(database, async (tx) => {
    const moved = await moveStatus(tx, move);
    const booking = await findBooking(tx, move.bookingId, move.whose);
    if (!booking) throw new HttpError('not_found', 'There is no such booking.');
    if (!moved) throw new HttpError('status_stale', describeRefusal(booking.status, move.to, move.actor));
    await setBookingClock(tx, booking);
    for (const mail of decisionMails(booking, config.publicOrigin, move.reason)) await enqueueMail(tx, mail);
    return toBooking(booking);
  });
