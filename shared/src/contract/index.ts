import * as account from './account';
import * as availability from './availability';
import * as booking from './booking';
import * as calendar from './calendar';
import * as contact from './contact';
import type { CallName, endpoints } from './endpoints';
import { Failure } from './failure';
import * as invoice from './invoice';
import * as lessonProblem from './lessonProblem';
import * as ownCalendar from './ownCalendar';
import * as parent from './parent';
import * as payment from './payment';
import * as payout from './payout';
import * as profile from './profile';
import { RegistryRow, RemoteDescriptor } from './registry';
import * as review from './review';
import * as room from './room';
import { Contact, Person } from './schema';
import * as series from './series';
import * as slot from './slot';
import * as subject from './subject';
import * as telemetry from './telemetry';
import * as tutor from './tutor';
import * as twoStep from './twoStep';

export type { AuthData, SessionCheck, SessionInfo, SignInRecord } from './account';
export type { AvailabilityException, BookingRules, Holiday } from './availability';
export type { BoardBodies } from './board';
export { boardBodies } from './board';
export type { Booking, BookingDetails, BookingListQuery, RequestRoom, TimeProposal } from './booking';
export type {
  CalendarFault,
  CalendarFeed,
  CalendarFindings,
  CalendarSettings,
  EventInPart,
  OutsideCalendar,
} from './calendar';
export type { Answer, Body, Call, Caller, Data, Headers, Params, Query, Schemas } from './call';
export type {
  Approval,
  DeskBookingRow,
  DeskCalls,
  DeskEvent,
  DeskPerson,
  DeskPersonRow,
  DeskProblemRow,
  DeskSession,
  Operator,
  Suspension,
  Today,
} from './desk';
export { deskCalls } from './desk';
export type { DeskCall } from './deskCall';
export type {
  DeskDispute,
  DeskPayment,
  DeskPaymentRow,
  DeskPayout,
  DeskRefund,
  PayableTutor,
  TodayOfMoney,
} from './deskMoney';
export type { DrawingAnswer, DrawingCall, DrawnPage, FormAnswer, PageToDraw } from './drawing';
export type { Invoice, InvoiceLink } from './invoice';
export type { LessonProblem } from './lessonProblem';
export type { ClientFrame, LiveError, LiveEvent, LiveOp, LivePeer, ServerFrame } from './live';
export { clientFrames } from './live';
export type { BookingNote, LinkNote, NewsEvent, NewsGreeting } from './news';
export type { OwnCalendar, Stretch, TutorHours } from './ownCalendar';
export type { ChildProgress, FamilyTutor, LinkedChild } from './parent';
export type { Payment, PaymentState, RefundQuote } from './payment';
export type { Destination, Payout, Statement, StatementLine, TutorBalance } from './payout';
export type {
  Availability,
  ListedTutor,
  Match,
  Profile,
  Rating,
  Tutor,
  TutorCounts,
  TutorOrder,
} from './profile';
export type {
  NavItem,
  Place,
  Registry,
  RemoteDeclaration,
  RouteDescriptor,
  SharedDependency,
} from './registry';
export type { PublicReview, Review } from './review';
export type { Attendance, LessonRoom, RoomLogEvent } from './room';
export { roomBodies } from './room';
export type { TypedAs } from './schema';
export type { SeriesBookings, SeriesDate, SeriesPreview } from './series';
export type { Slot } from './slot';
export type { Subject } from './subject';
export type { EarningsMonth, TaughtStudent } from './tutor';
export type { TwoStep, TwoStepSecret } from './twoStep';
export { Failure, RegistryRow, RemoteDescriptor };

/** The calls by what they are about, each under its name, which no other call has. */
export const domains = {
  accounts: {
    register: account.register,
    verifyOtp: account.verifyOtp,
    resendOtp: account.resendOtp,
    login: account.login,
    secondStep: twoStep.secondStep,
    refreshAuth: account.refreshAuth,
    logout: account.logout,
    forgotPassword: account.forgotPassword,
    resetPassword: account.resetPassword,
    changePassword: account.changePassword,
    twoStep: twoStep.twoStep,
    newTwoStepSecret: twoStep.newTwoStepSecret,
    turnOnTwoStep: twoStep.turnOnTwoStep,
    turnOffTwoStep: twoStep.turnOffTwoStep,
    newRecoveryCodes: twoStep.newRecoveryCodes,
    requestEmailChange: account.requestEmailChange,
    resendEmailCode: account.resendEmailCode,
    changeEmail: account.changeEmail,
    sessions: account.sessions,
    endSession: account.endSession,
    signInHistory: account.signInHistory,
  },
  profiles: {
    profile: profile.profile,
    saveProfile: profile.saveProfile,
    savePhoto: profile.savePhoto,
    removePhoto: profile.removePhoto,
  },
  subjects: {
    subjects: subject.subjects,
    subjectWishes: subject.subjectWishes,
    wishSubject: subject.wishSubject,
    unwishSubject: subject.unwishSubject,
  },
  tutors: {
    getAllTutors: profile.getAllTutors,
    tutorCounts: profile.tutorCounts,
    tutorSlots: slot.tutorSlots,
  },
  bookings: {
    tutorBookings: booking.tutorBookings,
    studentBookings: booking.studentBookings,
    requestRoom: booking.requestRoom,
    createBooking: booking.createBooking,
    previewSeries: series.previewSeries,
    createSeries: series.createSeries,
    answerSeries: series.answerSeries,
    setBookingStatus: booking.setBookingStatus,
    ownBookings: booking.ownBookings,
    booking: booking.booking,
    cancelBooking: booking.cancelBooking,
    bookingTimes: booking.bookingTimes,
    proposeTimes: booking.proposeTimes,
    answerProposal: booking.answerProposal,
    changeBookingTime: booking.changeBookingTime,
    reportProblem: booking.reportProblem,
    answerProblem: booking.answerProblem,
    setMeetingLink: booking.setMeetingLink,
  },
  payments: {
    payBooking: booking.payBooking,
    refundQuote: payment.refundQuote,
    payments: payment.listPayments,
    payment: payment.payment,
    invoices: invoice.invoices,
    tutorPayouts: payout.tutorPayouts,
    tutorStatement: payout.tutorStatement,
    setPayoutDestination: payout.setPayoutDestination,
  },
  rooms: {
    room: room.room,
    roomEvents: room.roomEvents,
    addRoomFile: room.addRoomFile,
    roomFile: room.roomFile,
  },
  calendars: {
    ownCalendar: ownCalendar.ownCalendar,
    bookingCalendar: calendar.bookingCalendar,
    calendarFeed: calendar.calendarFeed,
    newCalendarFeed: calendar.newCalendarFeed,
    endCalendarFeed: calendar.endCalendarFeed,
    calendarSettings: calendar.calendarSettings,
    saveCalendarSettings: calendar.saveCalendarSettings,
    outsideCalendars: calendar.outsideCalendars,
    addOutsideCalendar: calendar.addOutsideCalendar,
    changeOutsideCalendar: calendar.changeOutsideCalendar,
    removeOutsideCalendar: calendar.removeOutsideCalendar,
    readOutsideCalendar: calendar.readOutsideCalendar,
  },
  reviews: {
    createReview: review.createReview,
    ownReviews: review.ownReviews,
    tutorReviews: review.tutorReviews,
  },
  teaching: {
    tutorStudents: tutor.tutorStudents,
    tutorDashboard: tutor.tutorDashboard,
    tutorEarnings: tutor.tutorEarnings,
    exceptions: availability.exceptionsOf,
    addException: availability.addException,
    removeException: availability.removeException,
    holidays: availability.holidays,
    bookingRules: availability.bookingRules,
    saveBookingRules: availability.saveBookingRules,
  },
  parents: {
    parentProfile: parent.parentProfile,
    parentBookings: parent.parentBookings,
    parentDashboard: parent.parentDashboard,
    parentReviews: parent.parentReviews,
    parentTutors: parent.parentTutors,
    childProgress: parent.childProgress,
    requestLink: parent.requestLink,
    verifyLink: parent.verifyLink,
    unlinkChild: parent.unlinkChild,
    unlinkParent: parent.unlinkParent,
  },
  contact: { contact: contact.contact },
  telemetry: { reportRemote: telemetry.reportRemote },
} as const;

/** Every call of the API, by name. */
export const calls = {
  ...domains.accounts,
  ...domains.profiles,
  ...domains.subjects,
  ...domains.tutors,
  ...domains.bookings,
  ...domains.payments,
  ...domains.rooms,
  ...domains.calendars,
  ...domains.reviews,
  ...domains.teaching,
  ...domains.parents,
  ...domains.contact,
  ...domains.telemetry,
} satisfies { [Name in CallName]: (typeof endpoints)[Name] };

/** What the calls speak of, under the names that the documentation gives them. */
export const entities = {
  AuthData: account.AuthData,
  SessionInfo: account.SessionInfo,
  SignInRecord: account.SignInRecord,
  AvailabilityException: availability.AvailabilityException,
  BookingRules: availability.BookingRules,
  Booking: booking.Booking,
  BookingDetails: booking.BookingDetails,
  RequestRoom: booking.RequestRoom,
  TimeProposal: booking.TimeProposal,
  CalendarFeed: calendar.CalendarFeed,
  CalendarFindings: calendar.CalendarFindings,
  CalendarSettings: calendar.CalendarSettings,
  OutsideCalendar: calendar.OutsideCalendar,
  Failure,
  LessonProblem: lessonProblem.LessonProblem,
  OwnCalendar: ownCalendar.OwnCalendar,
  ChildProgress: parent.ChildProgress,
  FamilyTutor: parent.FamilyTutor,
  LinkedChild: parent.LinkedChild,
  Invoice: invoice.Invoice,
  InvoiceLink: invoice.InvoiceLink,
  Payment: payment.Payment,
  PaymentState: payment.PaymentState,
  RefundQuote: payment.RefundQuote,
  Destination: payout.Destination,
  Payout: payout.Payout,
  Statement: payout.Statement,
  Availability: profile.Availability,
  ListedTutor: profile.ListedTutor,
  Profile: profile.Profile,
  Rating: profile.Rating,
  TutorCounts: profile.TutorCounts,
  PublicReview: review.PublicReview,
  Review: review.Review,
  Contact,
  Person,
  Attendance: room.Attendance,
  LessonRoom: room.LessonRoom,
  RoomLogEvent: room.RoomLogEvent,
  SeriesDate: series.SeriesDate,
  SeriesPreview: series.SeriesPreview,
  Slot: slot.Slot,
  Subject: subject.Subject,
  EarningsMonth: tutor.EarningsMonth,
  TaughtStudent: tutor.TaughtStudent,
  TwoStep: twoStep.TwoStep,
  TwoStepSecret: twoStep.TwoStepSecret,
} as const;

export type Calls = typeof calls;
