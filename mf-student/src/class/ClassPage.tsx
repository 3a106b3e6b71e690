import { BookingView } from '@paadam/shared/bookings/screens';

/** One class of the student's. */
export default function ClassPage() {
  return <BookingView back={{ to: '/student/classes', label: 'My Classes' }} />;
}
