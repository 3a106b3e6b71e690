import { put, type SagaGenerator, select } from '../effects';
import type { PaadamState } from '../PaadamState';
import { bookingsActions } from './bookingsSlice';

/** Loads every list and every booking again that is on the screen. */
export function* refreshBookings(): SagaGenerator {
  const { lists, details } = yield* select((state: PaadamState) => state.bookings);
  for (const [list, { isOpen, question }] of Object.entries(lists)) {
    if (isOpen) yield* put(bookingsActions.bookingsRequested({ list, question }));
  }
  for (const bookingId of Object.keys(details)) yield* put(bookingsActions.detailsRequested({ bookingId }));
}
