export type { BookingRequest } from './state/bookingCreation';
export { bookingDetails } from './state/bookingDetails';
export { type BookingsPage, bookingLists, type ListedQuestion } from './state/bookingLists';
export { bookingsFeature } from './state/bookingsFeature';
export type { BookingsQuestion } from './state/bookingsQuestion';
export {
  type BookingsRootState,
  selectBookingChange,
  selectBookingCreation,
  selectBookingMessage,
  selectUnsentNote,
} from './state/bookingsSelectors';
export { bookingsActions } from './state/bookingsSlice';
export { bookingTimes } from './state/bookingTimes';
export { isStale } from './state/isStale';
export { lessonLogs, lessonRooms } from './state/lessonRecords';
