import { put, type SagaGenerator, select } from '@paadam/shared/state';
import type { BookingsRootState } from './bookingsSelectors';
import { bookingsActions } from './bookingsSlice';

/** Loads every list and every booking again that is on the screen. */
export function* refreshBookings(): SagaGenerator {
  const { lists, details } = yield* select((state: BookingsRootState) => state.bookings);
  for (const [list, { isOpen, question }] of Object.entries(lists)) {
    if (isOpen) yield* put(bookingsActions.bookingsRequested({ list, question }));
  }
  for (const bookingId of Object.keys(details)) yield* put(bookingsActions.detailsRequested({ bookingId }));
}
