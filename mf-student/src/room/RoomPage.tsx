import { LessonRoomPage } from '@paadam/lesson-room';

/** The room of a class of the student’s. */
export default function RoomPage() {
  return <LessonRoomPage bookings="/student/classes" />;
}
