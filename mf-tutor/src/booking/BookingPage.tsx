import { BookingView } from '@paadam/shared/bookings/screens';
import * as words from '../messages/bookings';

/** One booking of the tutor's. */
export default function BookingPage() {
  return <BookingView back={{ to: '/tutor/bookings', label: words.title() }} />;
}
