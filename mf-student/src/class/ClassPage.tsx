import { BookingView } from '@paadam/shared/bookings/screens';
import * as words from '../messages/class';

/** One class of the student's. */
export default function ClassPage() {
  return <BookingView back={{ to: '/student/classes', label: words.myClasses() }} />;
}
