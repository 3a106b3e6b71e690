export type { BookingRequest } from './state/bookingCreation';
export { bookingsFeature } from './state/bookingsFeature';
export type { BookingsQuestion } from './state/bookingsQuestion';
export {
  type BookingsRootState,
  selectBookingChange,
  selectBookingCreation,
  selectBookingDetails,
  selectBookingMessage,
  selectBookings,
} from './state/bookingsSelectors';
export {
  type BookingsPage,
  bookingsActions,
} from './state/bookingsSlice';
export { isStale } from './state/isStale';
