import type { Booking, BookingListQuery } from '@paadam/shared/contract';
import type { SQL } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Queryable } from '../db/openDatabase';
import { decodeCursor } from '../http/cursor';
import { HttpError } from '../http/HttpError';
import { pageSize, toPage } from '../http/page';
import { parseInstant } from '../tutors/parseInstant';
import { type BookingOrder, listBookings } from './queries';
import { toBooking } from './toBooking';

/** The order is part of it: a cursor of the other order would go on from the wrong side. */
const positionIn = (order: BookingOrder) =>
  Type.Object({
    order: Type.Literal(order),
    startMicros: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
    id: Type.String({ format: 'uuid' }),
  });

/**
 * @returns one page of somebody's bookings, by the start of the lesson, latest first unless told
 * @throws HttpError `malformed_request` for a cursor that is not of this order; `validation_failed` where `from` or `to`
 *   is no instant, or they are out of order
 */
export const bookingPage = async (
  queryable: Queryable,
  whose: SQL,
  { limit, cursor, status, order = 'latest', from, to }: BookingListQuery,
): Promise<{ data: Booking[]; nextCursor: string | null }> => {
  const size = pageSize(limit);
  const rows = await listBookings(queryable, whose, {
    status,
    order,
    ...parseRange(from, to),
    after: decodeCursor(cursor, positionIn(order)),
    count: size + 1,
  });
  const page = toPage(rows, size, ({ startMicros, id }) => ({ order, startMicros, id }));
  return { data: page.rows.map(toBooking), nextCursor: page.nextCursor };
};

const parseRange = (from: string | undefined, to: string | undefined) => {
  const range = { from: parseBound('from', from), to: parseBound('to', to) };
  if (range.from && range.to && range.from >= range.to) {
    throw invalid({ to: 'The end must be after the start.' });
  }
  return range;
};

const parseBound = (name: string, text: string | undefined): Date | undefined => {
  if (text === undefined) return undefined;
  const instant = parseInstant(text);
  if (!instant) throw invalid({ [name]: 'This moment does not exist.' });
  return instant;
};

const invalid = (fields: Record<string, string>): HttpError =>
  new HttpError('validation_failed', Object.values(fields).join(' '), { fields });
