import type { PaadamState } from '../PaadamState';

export const selectBookings = (state: PaadamState) => state.bookings.list;
export const selectMoreBookings = (state: PaadamState) => state.bookings.more;
export const selectBookingCreation = (state: PaadamState) => state.bookings.creating;
export const selectBookingMove = (state: PaadamState) => state.bookings.move;
export const selectSlots = (state: PaadamState) => state.bookings.slots.answer;
export const selectBookingMessage = (state: PaadamState): string | null => state.bookings.message;
