import { BookingView } from '@paadam/shared/bookings/screens';
import * as words from '../messages/bookings';

/** One booking of a linked child. */
export default function BookingPage() {
  return <BookingView back={{ to: '/parent/bookings', label: words.title() }} />;
}
