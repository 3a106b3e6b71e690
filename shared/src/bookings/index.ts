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
  type BookingRequest,
  type BookingsPage,
  type BookingsQuestion,
  bookingsActions,
} from './state/bookingsSlice';
export { isStale } from './state/isStale';
