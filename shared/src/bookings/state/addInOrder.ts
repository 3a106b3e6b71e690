import type { Booking, BookingListQuery } from '@paadam/shared/contract';
import type { Page } from '@paadam/shared/state';

/**
 * Puts a new booking where the server's order has it. Beyond the last row of a list that goes on, it is on a page that
 * is not there yet.
 */
export const addInOrder = (
  page: Page<Booking>,
  booking: Booking,
  order: BookingListQuery['order'] = 'latest',
): void => {
  const start = Date.parse(booking.dateTime);
  const place = page.rows.findIndex(({ dateTime }) =>
    order === 'latest' ? Date.parse(dateTime) <= start : Date.parse(dateTime) > start,
  );
  if (place >= 0) page.rows.splice(place, 0, booking);
  else if (page.nextCursor === null) page.rows.push(booking);
};
