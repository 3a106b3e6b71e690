import { BookingView } from '@paadam/shared/booking';

/** One booking of a linked child. */
export default function BookingPage() {
  return <BookingView back={{ to: '/parent/bookings', label: 'Manage Bookings' }} />;
}
