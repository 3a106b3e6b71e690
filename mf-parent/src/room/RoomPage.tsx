import { LessonRoomPage } from '@paadam/lesson-room';
import { paths } from '@paadam/shared/domain';

/** The room of a booking of a linked child, where a parent may watch. */
export default function RoomPage() {
  return <LessonRoomPage bookings={paths.bookings('parent')} />;
}
