import type { BookingDetails } from '@paadam/shared/contract';
import type { Role } from '@paadam/shared/domain';
import type { SessionUser } from '../../access/sessions/queries';
import type { Queryable } from '../../foundation/db/openDatabase';
import { noSuch } from '../../foundation/http/HttpError';
import { deskName } from './peopleOf';
import { findProblemOf, toProblem } from './problems/queries';
import {
  type BookingWithContacts,
  findBooking,
  listChanges,
  listEvents,
  listSeries,
  ofCaller,
} from './queries';
import { toBooking } from './toBooking';
import { withBusyCalendars } from './withBusyCalendars';

/**
 * @returns one booking with who made it, what happened to it, and what the student says of it
 * @throws HttpError `not_found` where the caller has no part in it
 */
export const bookingDetails = async (
  queryable: Queryable,
  caller: SessionUser,
  id: string,
): Promise<BookingDetails> => {
  const booking = await findBooking(queryable, id, ofCaller(caller));
  if (!booking) throw noSuch('booking');
  const details = await detailsOf(queryable, booking, caller.role);
  const [shown] = await withBusyCalendars(queryable, caller, [details]);
  return { ...details, ...shown };
};

/**
 * @param reader who is answered; absent: an operator, who learns no more than students do
 * @returns a booking with its past
 */
export const detailsOf = async (
  queryable: Queryable,
  booking: BookingWithContacts,
  reader?: Role,
): Promise<BookingDetails> => {
  const { id, createdAt, bookedByContact, review } = booking;
  const timeline = await listEvents(queryable, id);
  const changes = await listChanges(queryable, id);
  const problem = await findProblemOf(queryable, id);
  const series = booking.series ? await listSeries(queryable, booking.series._id) : [];
  return {
    ...toBooking(booking, reader),
    ...(series.length > 0 && {
      seriesBookings: series.map(({ startsAt, endsAt, ...other }) => ({
        ...other,
        dateTime: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      })),
    }),
    createdAt: createdAt.toISOString(),
    bookedBy: { _id: bookedByContact.id, name: bookedByContact.name },
    timeline: timeline.map(({ at, operatorId, by, ...event }) => ({
      ...event,
      by: operatorId === null ? by : { _id: operatorId, name: deskName, role: 'operator' as const },
      at: at.toISOString(),
    })),
    problem: problem ? toProblem(problem) : null,
    changes: changes.map(({ at, from, to, ...change }) => ({
      ...change,
      at: at.toISOString(),
      from: from?.toISOString() ?? null,
      to: to?.toISOString() ?? null,
    })),
    review: review && { ...review, createdAt: review.createdAt.toISOString() },
  };
};
