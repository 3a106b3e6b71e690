import { BookingView } from '@paadam/bookings/screens';
import * as words from '../messages/class';

const loadLookBack = () =>
  import(/* webpackChunkName: "look-back", webpackMode: "lazy" */ '@paadam/lesson-room/look-back');

/** One class of the student's. */
export default function ClassPage() {
  return (
    <BookingView back={{ to: '/student/classes', label: words.myClasses() }} loadLookBack={loadLookBack} />
  );
}
