import type { Booking } from '@paadam/shared/contract';

export interface Classes {
  /** Accepted and not over yet, the soonest first. */
  upcoming: Booking[];
  /** Not answered by the tutor yet, the soonest first. */
  waiting: Booking[];
  /** Given, the latest first. */
  completed: Booking[];
}

const byStart = (one: Booking, other: Booking) => Date.parse(one.dateTime) - Date.parse(other.dateTime);

/**
 * @param bookings a student's, in any order
 * @param now milliseconds of the epoch; a list that was loaded a while ago goes by it
 */
export const classesOf = (bookings: readonly Booking[], now: number): Classes => {
  const sorted = [...bookings].sort(byStart);
  const isOver = ({ endsAt }: Booking) => Date.parse(endsAt) <= now;
  return {
    upcoming: sorted.filter((booking) => booking.status === 'accepted' && !isOver(booking)),
    waiting: sorted.filter(({ status, dateTime }) => status === 'pending' && Date.parse(dateTime) > now),
    completed: sorted
      .filter(
        (booking) => booking.status === 'completed' || (booking.status === 'accepted' && isOver(booking)),
      )
      .reverse(),
  };
};
