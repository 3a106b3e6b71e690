import { BookingView } from '@paadam/bookings/screens';
import * as words from '../messages/bookings';

const loadLookBack = () =>
  import(/* webpackChunkName: "look-back", webpackMode: "lazy" */ '@paadam/lesson-room/look-back');

/** One booking of a linked child. */
export default function BookingPage() {
  return <BookingView back={{ to: '/parent/bookings', label: words.title() }} loadLookBack={loadLookBack} />;
}
