import type { BookingDetails } from '@paadam/shared/contract';
import type { Loadable } from '@paadam/shared/state';
import { notLoaded, notPaged, type Paged } from '@paadam/shared/state';
import { createSelector } from '@reduxjs/toolkit';
import { requestOf } from './bookingCreation';
import type { BookingsPage, BookingsState } from './bookingsSlice';

/** The part of the store that bookings bring. */
export interface BookingsRootState {
  bookings: BookingsState;
}

/** A list of bookings, by the name that its screen gave it. */
export const selectBookings = (state: BookingsRootState, list: string): Paged<BookingsPage> =>
  state.bookings.lists[list] ?? notPaged;
export const selectBookingDetails = (state: BookingsRootState, bookingId: string): Loadable<BookingDetails> =>
  state.bookings.details[bookingId] ?? notLoaded;
/** How far the request of the open form has come. */
export const selectBookingCreation = createSelector(
  [(state: BookingsRootState) => state.bookings.creation],
  requestOf,
);
export const selectBookingChange = (state: BookingsRootState) => state.bookings.change;
export const selectBookingMessage = (state: BookingsRootState): string | null => state.bookings.message;
