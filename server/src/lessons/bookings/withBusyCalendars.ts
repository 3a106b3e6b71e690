import type { Booking, BookingDetails } from '@paadam/shared/contract';
import type { SessionUser } from '../../access/sessions/queries';
import type { Queryable } from '../../foundation/db/openDatabase';
import type { Interval } from '../../people/availability/interval';
import { namesOfBusyCalendars } from '../../people/availability/queries';

/** A time that the tutor can agree to. */
interface Offered {
  dateTime: string;
  endsAt: string;
}

type Shown = Booking & Pick<BookingDetails, 'seriesBookings'>;

/**
 * @returns the bookings as their tutor sees them: those times that wait for the tutor's word say which calendars of the tutor's elsewhere
 *   have something then. Others see them as they are.
 */
export const withBusyCalendars = async (
  queryable: Queryable,
  caller: SessionUser,
  bookings: Shown[],
): Promise<Shown[]> => {
  if (caller.role !== 'tutor') return bookings;
  const offered = bookings.flatMap((booking): Offered[] => [
    ...(booking.status === 'pending' ? [booking] : []),
    ...timesForTutor(booking),
    ...(booking.seriesBookings ?? []).filter(({ status }) => status === 'pending'),
  ]);
  const names = await namesOfBusyCalendars(queryable, caller.id, offered.map(toInterval));
  const namesAt = new Map(offered.map((time, index) => [time, names[index] ?? []]));
  const marked = <T extends Offered>(time: T) => {
    const busyCalendars = namesAt.get(time) ?? [];
    return busyCalendars.length > 0 ? { ...time, busyCalendars } : time;
  };
  return bookings.map((booking) => ({
    ...marked(booking),
    ...(booking.proposal && {
      proposal: { ...booking.proposal, times: booking.proposal.times.map(marked) },
    }),
    ...(booking.seriesBookings && { seriesBookings: booking.seriesBookings.map(marked) }),
  }));
};

const timesForTutor = ({ proposal }: Booking): Offered[] =>
  proposal?.bySide === 'student' ? proposal.times : [];

const toInterval = ({ dateTime, endsAt }: Offered): Interval => ({
  start: new Date(dateTime),
  end: new Date(endsAt),
});
