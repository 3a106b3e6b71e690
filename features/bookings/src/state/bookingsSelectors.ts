import { createSelector } from '@paadam/shared/state';
import { requestOf } from './bookingCreation';
import type { bookingDetails } from './bookingDetails';
import type { bookingLists } from './bookingLists';
import type { BookingChanges } from './bookingsSlice';

/** The part of the store that bookings bring. */
export interface BookingsRootState {
  bookings: {
    lists: ReturnType<typeof bookingLists.reducer>;
    details: ReturnType<typeof bookingDetails.reducer>;
    changes: BookingChanges;
  };
}

/** How far the request of the open form has come. */
export const selectBookingCreation = createSelector(
  [(state: BookingsRootState) => state.bookings.changes.creation],
  requestOf,
);
export const selectBookingChange = (state: BookingsRootState) => state.bookings.changes.change;
export const selectBookingMessage = (state: BookingsRootState): string | null =>
  state.bookings.changes.message;

/** @returns what a request to that tutor which failed after its form was left would have told them; empty where there is none */
export const selectUnsentNote = ({ bookings }: BookingsRootState, tutorId: string): string => {
  const { unsentNote } = bookings.changes;
  return unsentNote?.tutor === tutorId ? unsentNote.note : '';
};
