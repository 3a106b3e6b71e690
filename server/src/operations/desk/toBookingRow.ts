import type { DeskBookingRow } from '@paadam/shared/contract';
import type { searchBookings } from './queries';

export const toBookingRow = ({
  id,
  startsAt,
  endsAt,
  ...row
}: Awaited<ReturnType<typeof searchBookings>>[number]): DeskBookingRow => ({
  _id: id,
  ...row,
  dateTime: startsAt.toISOString(),
  duration: (endsAt.getTime() - startsAt.getTime()) / 60_000,
});
