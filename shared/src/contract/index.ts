import * as account from './account';
import * as booking from './booking';
import * as contact from './contact';
import * as parent from './parent';
import * as profile from './profile';
import * as review from './review';
import * as slot from './slot';
import * as subject from './subject';
import * as telemetry from './telemetry';
import * as tutor from './tutor';

export type { AuthData, SessionCheck, SessionInfo, SignInRecord } from './account';
export type { Booking, BookingDetails, BookingListQuery } from './booking';
export type { Answer, Body, Call, Caller, Data, Headers, Method, Params, Query } from './call';
export { Failure } from './failure';
export type { FamilyTutor, LinkedChild } from './parent';
export type { Availability, ListedTutor, Profile, Rating, Tutor, TutorOrder } from './profile';
export type { PublicReview, Review } from './review';
export type { Slot } from './slot';
export type { Subject } from './subject';
export type { EarningsMonth, TaughtStudent } from './tutor';

/** Every call of the API, by name. */
export const calls = {
  register: account.register,
  verifyOtp: account.verifyOtp,
  resendOtp: account.resendOtp,
  login: account.login,
  refreshAuth: account.refreshAuth,
  logout: account.logout,
  forgotPassword: account.forgotPassword,
  resetPassword: account.resetPassword,
  changePassword: account.changePassword,
  sessions: account.sessions,
  endSession: account.endSession,
  signInHistory: account.signInHistory,
  subjects: subject.subjects,
  profile: profile.profile,
  saveProfile: profile.saveProfile,
  getAllTutors: profile.getAllTutors,
  tutorSlots: slot.tutorSlots,
  tutorReviews: review.tutorReviews,
  tutorStudents: tutor.tutorStudents,
  tutorDashboard: tutor.tutorDashboard,
  tutorEarnings: tutor.tutorEarnings,
  tutorBookings: booking.tutorBookings,
  studentBookings: booking.studentBookings,
  createBooking: booking.createBooking,
  setBookingStatus: booking.setBookingStatus,
  ownBookings: booking.ownBookings,
  booking: booking.booking,
  cancelBooking: booking.cancelBooking,
  setMeetingLink: booking.setMeetingLink,
  createReview: review.createReview,
  ownReviews: review.ownReviews,
  parentProfile: parent.parentProfile,
  parentBookings: parent.parentBookings,
  parentReviews: parent.parentReviews,
  parentTutors: parent.parentTutors,
  requestLink: parent.requestLink,
  verifyLink: parent.verifyLink,
  unlinkChild: parent.unlinkChild,
  unlinkParent: parent.unlinkParent,
  contact: contact.contact,
  reportRemote: telemetry.reportRemote,
} as const;

export type Calls = typeof calls;
