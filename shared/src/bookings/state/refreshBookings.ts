import type { SagaIterator } from 'redux-saga';
import { put, select } from 'redux-saga/effects';
import type { BookingsRootState } from './bookingsSelectors';
import { type BookingsState, bookingsActions } from './bookingsSlice';

/** Loads every list and every booking again that is on the screen. */
export function* refreshBookings(): SagaIterator<void> {
  const { lists, details }: BookingsState = yield select((state: BookingsRootState) => state.bookings);
  for (const [list, { isOpen, question }] of Object.entries(lists)) {
    if (isOpen) yield put(bookingsActions.bookingsRequested({ list, question }));
  }
  for (const bookingId of Object.keys(details)) yield put(bookingsActions.detailsRequested({ bookingId }));
}
