import { LessonRoomPage } from '@paadam/lesson-room';
import { paths } from '@paadam/shared/domain';

/** The room of a booking of the tutor’s. */
export default function RoomPage() {
  return <LessonRoomPage bookings={paths.bookings('tutor')} />;
}
