import { LessonRoomPage } from '@paadam/lesson-room';
import { paths } from '@paadam/shared/domain';

/** The room of a class of the student’s. */
export default function RoomPage() {
  return <LessonRoomPage bookings={paths.bookings('student')} />;
}
