import { LessonRoomPage } from '@paadam/lesson-room';

/** The room of a booking of a linked child, where a parent may watch. */
export default function RoomPage() {
  return <LessonRoomPage bookings="/parent/bookings" />;
}
