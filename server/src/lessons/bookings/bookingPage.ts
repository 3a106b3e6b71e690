import type { Booking, BookingListQuery } from '@paadam/shared/contract';
import type { Role } from '@paadam/shared/domain';
import { Type } from 'typebox';
import { MomentPosition, momentPositionOf, readPage } from '../../access/calls/page';
import type { Condition, Queryable } from '../../foundation/db/openDatabase';
import { invalidFields } from '../../foundation/http/HttpError';
import * as words from '../../messages/bookings';
import { parseInstant } from '../../people/availability/parseInstant';
import { type BookingOrder, listBookings } from './queries';
import { toBooking } from './toBooking';

/** The order is part of it: a cursor of the other order would go on from the wrong side. */
const positionIn = (order: BookingOrder) =>
  Type.Object({ order: Type.Literal(order), ...MomentPosition.properties });

/**
 * @param reader who is answered
 * @returns one page of a person's bookings, by the start of the lesson, latest first unless told
 * @throws HttpError `malformed_request` for a cursor that is not of this order; `validation_failed` where `from` or `to`
 *   is no instant, or they are out of order
 */
export const bookingPage = async (
  queryable: Queryable,
  whose: Condition,
  reader: Role,
  { limit, cursor, status, rated, order = 'latest', from, to }: BookingListQuery,
): Promise<{ data: Booking[]; nextCursor: string | null }> => {
  const range = parseRange(from, to);
  const { rows, nextCursor } = await readPage(
    { limit, cursor },
    positionIn(order),
    (after, count) => listBookings(queryable, whose, { status, rated, order, ...range, after, count }),
    (row) => ({ order, ...momentPositionOf(row) }),
  );
  return { data: rows.map((row) => toBooking(row, reader)), nextCursor };
};

const parseRange = (from: string | undefined, to: string | undefined) => {
  const range = { from: parseBound('from', from), to: parseBound('to', to) };
  if (range.from && range.to && range.from >= range.to) {
    throw invalidFields({ to: words.theEndMustBeAfterThe });
  }
  return range;
};

const parseBound = (name: string, text: string | undefined): Date | undefined => {
  if (text === undefined) return undefined;
  const instant = parseInstant(text);
  if (!instant) throw invalidFields({ [name]: words.thisMomentDoesNotExist });
  return instant;
};
