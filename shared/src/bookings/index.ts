export type { BookingRequest } from './state/bookingCreation';
export { bookingsFeature } from './state/bookingsFeature';
export {
  type BookingsRootState,
  selectBookingChange,
  selectBookingCreation,
  selectBookingDetails,
  selectBookingMessage,
  selectBookings,
  selectSlots,
} from './state/bookingsSelectors';
export {
  type BookingsPage,
  type BookingsQuestion,
  bookingsActions,
  type SlotsQuestion,
  type StatusChange,
} from './state/bookingsSlice';
export { isStale } from './state/isStale';
