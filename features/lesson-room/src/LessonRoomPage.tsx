import { useLive } from '@paadam/live';
import { useMemo } from 'react';
import { enterRoom } from './link/enterRoom';
import { RoomPage, type RoomPageProps } from './RoomPage';

/** The page of one lesson's room, on the live channel of its portal. */
export function LessonRoomPage({ bookings }: Pick<RoomPageProps, 'bookings'>) {
  const reach = useLive();
  const enter = useMemo<RoomPageProps['enter'] | null>(
    () => reach && ((bookingId, person) => enterRoom(reach, bookingId, person)),
    [reach],
  );
  return enter && <RoomPage bookings={bookings} enter={enter} />;
}
