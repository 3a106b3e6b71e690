import type { Booking } from '@paadam/shared/contract';
import type { BookingStatus } from '@paadam/shared/domain';
import type { SQL } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Queryable } from '../db/openDatabase';
import { decodeCursor } from '../http/cursor';
import { pageSize, toPage } from '../http/page';
import { listBookings } from './queries';
import { toBooking } from './toBooking';

interface Asked {
  limit?: number | undefined;
  cursor?: string | undefined;
  status?: BookingStatus | undefined;
}

const Position = Type.Object({
  startsAt: Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 }),
  id: Type.String({ format: 'uuid' }),
});

/** @returns one page of somebody's bookings, latest first */
export const bookingPage = async (
  queryable: Queryable,
  whose: SQL,
  { limit, cursor, status }: Asked,
): Promise<{ data: Booking[]; nextCursor: string | null }> => {
  const size = pageSize(limit);
  const after = decodeCursor(cursor, Position);
  const rows = await listBookings(queryable, whose, { status, after, count: size + 1 });
  const page = toPage(rows, size, ({ startsAt, id }) => ({ startsAt: startsAt.getTime(), id }));
  return { data: page.rows.map(toBooking), nextCursor: page.nextCursor };
};
