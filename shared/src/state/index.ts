export { appendNew } from './appendNew';
export {
  selectAuthMessage,
  selectIsAuthenticated,
  selectRegistration,
  selectSession,
  selectSignIn,
  selectSignOut,
  selectUser,
} from './auth/authSelectors';
export { authActions, type Registration, type RegistrationDetails, type Session } from './auth/authSlice';
export { endWithPerson } from './auth/endWithPerson';
export { forgetWithPerson } from './auth/forgetWithPerson';
export { nextCodeAllowedAt } from './auth/nextCodeAllowedAt';
export { type OtherTabs, openOtherTabs } from './auth/otherTabs';
export {
  selectBookingCreation,
  selectBookingMessage,
  selectBookingMove,
  selectBookings,
  selectMoreBookings,
  selectSlots,
} from './bookings/bookingsSelectors';
export {
  type BookingRequest,
  type BookingsOwner,
  type BookingsPage,
  bookingsActions,
  type SlotsQuestion,
} from './bookings/bookingsSlice';
export { isStale } from './bookings/isStale';
export { callApi } from './callApi';
export { createPaadamStore, type PaadamStore, type PortalState } from './createPaadamStore';
export { usePaadamDispatch, usePaadamSelector } from './hooks';
export { dataOf, type Loadable, loaded, loadFailed, loading, notLoaded } from './loadable';
export type { PaadamState } from './PaadamState';
export { selectProfile } from './profile/profileSelectors';
export { profileActions } from './profile/profileSlice';
export { busy, done, failed, failureOf, idle, type RequestState } from './request';
export { selectSubjectNames, selectSubjects } from './subject/subjectSelectors';
export { subjectActions } from './subject/subjectSlice';
