import type { Booking, BookingListQuery } from '@paadam/shared/contract';
import { hiddenStatuses } from '@paadam/shared/domain';

/** Whose bookings, and which of them. A parent's are the children's. */
export interface BookingsQuestion
  extends Pick<BookingListQuery, 'status' | 'from' | 'to' | 'rated' | 'order'> {
  role: 'tutor' | 'student' | 'parent';
  /** The person's. */
  id: string;
}

/** @returns whether the server would put the booking into that list. A parent's question takes any child's. */
export const isAnswerTo = (
  booking: Booking,
  { role, id, status, from, to, rated }: BookingsQuestion,
): boolean => {
  const start = Date.parse(booking.dateTime);
  return (
    (role === 'parent' || booking[role]._id === id) &&
    (status ? booking.status === status : !hiddenStatuses.some((hidden) => hidden === booking.status)) &&
    (!from || start >= Date.parse(from)) &&
    (!to || start < Date.parse(to)) &&
    (!rated || (rated === 'yes') === (booking.rating !== null))
  );
};
