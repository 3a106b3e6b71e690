import type { Booking } from '@paadam/shared/contract';
import { paths } from '@paadam/shared/domain';
import { useHasPage } from '@paadam/shared/portal';
import { Link } from '@paadam/shared/router';

/** The student of a booking, as the way to the booking's own page. */
export function BookingLink({ booking: { _id, student } }: { booking: Booking }) {
  const to = paths.booking('tutor', _id);
  return useHasPage(to) ? <Link to={to}>{student.name}</Link> : student.name;
}
