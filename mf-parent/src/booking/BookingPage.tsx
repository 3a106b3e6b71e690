import { BookingView } from '@paadam/shared/bookings/screens';

/** One booking of a linked child. */
export default function BookingPage() {
  return <BookingView back={{ to: '/parent/bookings', label: 'Manage Bookings' }} />;
}
