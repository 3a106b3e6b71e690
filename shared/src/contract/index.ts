import * as account from './account';
import * as booking from './booking';
import * as parent from './parent';
import * as profile from './profile';
import * as slot from './slot';
import * as subject from './subject';

export type { AuthData, SessionCheck } from './account';
export type { Booking } from './booking';
export type { Answer, Body, Call, Caller, Data, Method, Params, Query } from './call';
export { Failure } from './failure';
export type { LinkedChild } from './parent';
export type { Availability, Profile, Rating, Tutor } from './profile';
export type { Slot } from './slot';
export type { Subject } from './subject';

/** Every call of the API, by name. */
export const calls = {
  register: account.register,
  verifyOtp: account.verifyOtp,
  resendOtp: account.resendOtp,
  login: account.login,
  refreshAuth: account.refreshAuth,
  logout: account.logout,
  subjects: subject.subjects,
  profile: profile.profile,
  getAllTutors: profile.getAllTutors,
  tutorSlots: slot.tutorSlots,
  tutorBookings: booking.tutorBookings,
  studentBookings: booking.studentBookings,
  createBooking: booking.createBooking,
  setBookingStatus: booking.setBookingStatus,
  parentProfile: parent.parentProfile,
  parentBookings: parent.parentBookings,
} as const;

export type Calls = typeof calls;
