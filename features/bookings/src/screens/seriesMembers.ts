import type { Booking, BookingDetails } from '@paadam/shared/contract';
import { findTransition, type Role } from '@paadam/shared/domain';

export type SeriesMember = NonNullable<BookingDetails['seriesBookings']>[number];

/** @param now milliseconds of the epoch @returns those that the person could move there at this moment, by their time */
export const movableTo = (
  members: readonly SeriesMember[],
  to: 'accepted' | 'declined' | 'cancelled',
  role: Role,
  now: number,
): SeriesMember[] =>
  members
    .filter(
      ({ status, dateTime }) => findTransition(status, to, role) !== undefined && Date.parse(dateTime) > now,
    )
    .sort((one, other) => Date.parse(one.dateTime) - Date.parse(other.dateTime));

/** @returns the member and those whose time is after it */
export const fromOn = (members: readonly SeriesMember[], { dateTime }: Pick<Booking, 'dateTime'>) =>
  members.filter((member) => Date.parse(member.dateTime) >= Date.parse(dateTime));

/** One entry of a list: a booking by itself, or several of one series. */
export type Entry = readonly [Booking, ...Booking[]];

/**
 * @param isGrouped which of them may share an entry. Default: all
 * @returns the bookings in their order, those of one series that stand alike together at the place of the first
 */
export const groupBySeries = (
  bookings: readonly Booking[],
  isGrouped: (booking: Booking) => boolean = () => true,
): Entry[] => {
  const entries = new Map<string, Entry>();
  for (const booking of bookings) {
    const { _id, series, status } = booking;
    const key = series && isGrouped(booking) ? `${series._id} ${status}` : _id;
    entries.set(key, [...(entries.get(key) ?? []), booking] as unknown as Entry);
  }
  return [...entries.values()];
};

/** @returns the first and the last of them by their time */
export const spanOf = (bookings: Entry): [first: Booking, last: Booking] => {
  const [one, ...others] = bookings;
  return others.reduce<[Booking, Booking]>(
    ([first, last], booking) => [
      booking.dateTime < first.dateTime ? booking : first,
      booking.dateTime > last.dateTime ? booking : last,
    ],
    [one, one],
  );
};
