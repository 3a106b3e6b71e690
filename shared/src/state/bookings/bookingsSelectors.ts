import type { BookingDetails } from '@paadam/shared/contract';
import type { Loadable } from '../loadable';
import { notLoaded } from '../loadable';
import type { PaadamState } from '../PaadamState';
import { notPaged, type Paged } from '../paged';
import type { BookingsPage } from './bookingsSlice';

/** A list of bookings, by the name that its screen gave it. */
export const selectBookings = (state: PaadamState, list: string): Paged<BookingsPage> =>
  state.bookings.lists[list] ?? notPaged;
export const selectBookingDetails = (state: PaadamState, bookingId: string): Loadable<BookingDetails> =>
  state.bookings.details[bookingId] ?? notLoaded;
export const selectBookingCreation = (state: PaadamState) => state.bookings.creating;
/** What a request for a lesson came to, until it has been told. */
export const selectBookingOutcome = (state: PaadamState) => state.bookings.outcome;
export const selectBookingChange = (state: PaadamState) => state.bookings.change;
export const selectSlots = (state: PaadamState) => state.bookings.slots.answer;
export const selectBookingMessage = (state: PaadamState): string | null => state.bookings.message;
