import { BookingView } from '@paadam/shared/bookings/screens';

/** One booking of the tutor's. */
export default function BookingPage() {
  return <BookingView back={{ to: '/tutor/bookings', label: 'Manage Bookings' }} />;
}
