import type { Booking } from '@paadam/shared/contract';

export interface BookingGroups {
  /** Not answered yet, the soonest first. */
  waiting: Booking[];
  /** Accepted and not over yet, the soonest first. */
  upcoming: Booking[];
  /** All others, the latest first. */
  past: Booking[];
}

const byStart = (one: Booking, other: Booking) => Date.parse(one.dateTime) - Date.parse(other.dateTime);

/**
 * @param bookings a tutor's, in any order
 * @param now milliseconds of the epoch; a list that was loaded a while ago goes by it
 */
export const groupBookings = (bookings: readonly Booking[], now: number): BookingGroups => {
  const groups: BookingGroups = { waiting: [], upcoming: [], past: [] };
  for (const booking of [...bookings].sort(byStart)) {
    const { status, dateTime, endsAt } = booking;
    if (status === 'pending' && Date.parse(dateTime) > now) groups.waiting.push(booking);
    else if (status === 'accepted' && Date.parse(endsAt) > now) groups.upcoming.push(booking);
    else groups.past.unshift(booking);
  }
  return groups;
};
