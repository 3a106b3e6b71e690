import { LessonRoomPage } from '@paadam/lesson-room';

/** The room of a booking of the tutor’s. */
export default function RoomPage() {
  return <LessonRoomPage bookings="/tutor/bookings" />;
}
