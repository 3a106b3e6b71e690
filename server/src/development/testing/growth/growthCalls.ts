import { calls, deskCalls } from '@paadam/shared/contract';
import { askForLesson, daysAhead, mathematics } from '../scene';
import type { GrowthScene } from './growthScene';

export type CallName = keyof typeof calls | keyof typeof deskCalls;
type Name = CallName | `document ${string}`;

/** Makes a call that is not refused, and returns the status of its answer. It can be repeated. */
type Ask = (scene: GrowthScene) => Promise<{ status: number }>;

/** What a calendar asks for. */
const month = { from: daysAhead(0).toISOString(), to: daysAhead(35).toISOString() };

const ask = {
  refreshAuth: ({ student }) => student.browser.call(calls.refreshAuth),
  login: async ({ test, student }) => {
    const body = { email: student.email, password: 'not the password' };
    const { status, failure } = await test.browser().call(calls.login, { body });
    // Test accounts have no known password, and the refusal reads what a sign-in reads.
    return { status: failure.code === 'credentials_wrong' ? 200 : status };
  },
  sessions: ({ student }) => student.browser.call(calls.sessions),
  signInHistory: ({ student }) => student.browser.call(calls.signInHistory),
  twoStep: ({ student }) => student.browser.call(calls.twoStep),
  profile: ({ tutor }) => tutor.browser.call(calls.profile, { params: { id: tutor.id } }),
  subjects: ({ student }) => student.browser.call(calls.subjects),
  subjectWishes: ({ student }) => student.browser.call(calls.subjectWishes),
  getAllTutors: ({ student }) => student.browser.call(calls.getAllTutors, { query: { limit: 20 } }),
  tutorCounts: ({ student }) => student.browser.call(calls.tutorCounts),
  tutorSlots: ({ student, tutor }) =>
    student.browser.call(calls.tutorSlots, {
      params: { id: tutor.id },
      query: { from: daysAhead(1).toISOString(), to: daysAhead(8).toISOString(), duration: '1' },
    }),
  tutorBookings: ({ tutor }) => tutor.browser.call(calls.tutorBookings, { params: { id: tutor.id } }),
  studentBookings: ({ student }) =>
    student.browser.call(calls.studentBookings, { params: { id: student.id } }),
  createBooking: ({ student, tutor, nextStart }) => askForLesson(student, tutor, nextStart()),
  previewSeries: ({ student, tutor, nextStart }) =>
    student.browser.call(calls.previewSeries, {
      body: {
        student: student.id,
        tutor: tutor.id,
        subject: mathematics,
        duration: '1',
        dateTime: nextStart().toISOString(),
        weeks: 4,
      },
    }),
  requestRoom: ({ student, tutor }) =>
    student.browser.call(calls.requestRoom, { query: { student: student.id, tutor: tutor.id } }),
  ownBookings: ({ student }) => student.browser.call(calls.ownBookings),
  booking: ({ student, upcoming }) =>
    student.browser.call(calls.booking, { params: { id: upcoming.bookingId } }),
  refundQuote: ({ student, upcoming }) =>
    student.browser.call(calls.refundQuote, { params: { id: upcoming.bookingId } }),
  payments: ({ student }) => student.browser.call(calls.payments),
  payment: ({ student, given }) => student.browser.call(calls.payment, { params: { id: given.paymentId } }),
  invoices: ({ student }) => student.browser.call(calls.invoices),
  bookingTimes: ({ tutor, upcoming }) =>
    tutor.browser.call(calls.bookingTimes, {
      params: { id: upcoming.bookingId },
      query: { from: daysAhead(1).toISOString(), to: daysAhead(8).toISOString() },
    }),
  setMeetingLink: ({ tutor, upcoming }) =>
    tutor.browser.call(calls.setMeetingLink, {
      params: { id: upcoming.bookingId },
      body: { meetingLink: 'https://meet.example/paadam' },
    }),
  room: ({ student, upcoming }) => student.browser.call(calls.room, { params: { id: upcoming.bookingId } }),
  bookingCalendar: ({ student, upcoming }) =>
    student.browser.call(calls.bookingCalendar, { params: { id: upcoming.bookingId } }),
  ownCalendar: ({ student }) => student.browser.call(calls.ownCalendar, { query: month }),
  calendarFeed: ({ student }) => student.browser.call(calls.calendarFeed),
  newCalendarFeed: ({ student }) => student.browser.call(calls.newCalendarFeed),
  calendarSettings: ({ student }) => student.browser.call(calls.calendarSettings),
  outsideCalendars: ({ tutor }) => tutor.browser.call(calls.outsideCalendars),
  ownReviews: ({ student }) => student.browser.call(calls.ownReviews),
  tutorReviews: ({ student, tutor }) =>
    student.browser.call(calls.tutorReviews, { params: { id: tutor.id } }),
  tutorStudents: ({ tutor }) => tutor.browser.call(calls.tutorStudents, { params: { id: tutor.id } }),
  tutorDashboard: ({ tutor }) => tutor.browser.call(calls.tutorDashboard),
  tutorEarnings: ({ tutor }) => tutor.browser.call(calls.tutorEarnings),
  tutorPayouts: ({ tutor }) => tutor.browser.call(calls.tutorPayouts),
  tutorStatement: ({ tutor }) => tutor.browser.call(calls.tutorStatement),
  exceptions: ({ tutor }) => tutor.browser.call(calls.exceptions),
  holidays: ({ tutor }) => tutor.browser.call(calls.holidays),
  bookingRules: ({ tutor }) => tutor.browser.call(calls.bookingRules),
  parentProfile: ({ parent }) =>
    parent.browser.call(calls.parentProfile, { params: { parentId: parent.id } }),
  parentBookings: ({ parent }) =>
    parent.browser.call(calls.parentBookings, { params: { parentId: parent.id } }),
  parentDashboard: ({ parent }) => parent.browser.call(calls.parentDashboard),
  parentReviews: ({ parent }) => parent.browser.call(calls.parentReviews),
  parentTutors: ({ parent }) => parent.browser.call(calls.parentTutors),
  childProgress: ({ parent, student }) =>
    parent.browser.call(calls.childProgress, { params: { childId: student.id } }),
  contact: ({ student }) =>
    student.browser.call(calls.contact, {
      body: { name: 'Asha', email: student.email, subject: 'A question', message: 'How do I book a lesson?' },
    }),

  deskSession: ({ operator }) => operator.browser.call(deskCalls.deskSession),
  deskToday: ({ operator }) => operator.browser.call(deskCalls.deskToday),
  deskPeople: ({ operator }) =>
    operator.browser.call(deskCalls.deskPeople, { query: { search: 'Asha Kumar' } }),
  deskPerson: ({ operator, student }) =>
    operator.browser.call(deskCalls.deskPerson, { params: { id: student.id } }),
  deskApprovals: ({ operator }) => operator.browser.call(deskCalls.deskApprovals),
  deskBookings: ({ operator }) => operator.browser.call(deskCalls.deskBookings, { query: { limit: 20 } }),
  deskBooking: ({ operator, given }) =>
    operator.browser.call(deskCalls.deskBooking, { params: { id: given.bookingId } }),
  deskProblems: ({ operator }) => operator.browser.call(deskCalls.deskProblems, { query: { limit: 20 } }),
  operators: ({ operator }) => operator.browser.call(deskCalls.operators),
  deskPayments: ({ operator }) => operator.browser.call(deskCalls.deskPayments, { query: { limit: 20 } }),
  deskPayment: ({ operator, given }) =>
    operator.browser.call(deskCalls.deskPayment, { params: { id: given.paymentId } }),
  deskRefunds: ({ operator }) => operator.browser.call(deskCalls.deskRefunds, { query: { limit: 20 } }),
  deskDisputes: ({ operator }) => operator.browser.call(deskCalls.deskDisputes),
  deskPayouts: ({ operator }) => operator.browser.call(deskCalls.deskPayouts, { query: { limit: 20 } }),
  payableTutors: ({ operator }) => operator.browser.call(deskCalls.payableTutors),
  deskBooks: ({ operator }) => operator.browser.call(deskCalls.deskBooks),
  deskAudit: ({ operator }) => operator.browser.call(deskCalls.deskAudit, { query: { limit: 20 } }),

  'document /api/metrics': async ({ test }) => {
    const { statusCode } = await test.browser().request({ url: '/api/metrics' });
    return { status: statusCode };
  },
} satisfies Partial<Record<Name, Ask>>;

/** The calls and documents that are measured, by their names. */
export const growthCalls: Readonly<Record<string, Ask>> = ask;

/** Calls that are not measured, by the reason. */
export const unmeasuredCalls: Readonly<Record<string, readonly CallName[]>> = {
  'reads and writes rows of one account or browser by their keys': [
    'register',
    'verifyOtp',
    'resendOtp',
    'secondStep',
    'logout',
    'forgotPassword',
    'resetPassword',
    'changePassword',
    'newTwoStepSecret',
    'turnOnTwoStep',
    'turnOffTwoStep',
    'newRecoveryCodes',
    'requestEmailChange',
    'resendEmailCode',
    'changeEmail',
    'endSession',
    'saveProfile',
    'savePhoto',
    'removePhoto',
    'wishSubject',
    'unwishSubject',
    'endCalendarFeed',
    'saveCalendarSettings',
    'changeOutsideCalendar',
    'removeOutsideCalendar',
    'addException',
    'removeException',
    'saveBookingRules',
    'setPayoutDestination',
    'requestLink',
    'verifyLink',
    'unlinkChild',
    'unlinkParent',
  ],
  'changes one booking, found by its key; createBooking and booking measure what it reads': [
    'createSeries',
    'answerSeries',
    'setBookingStatus',
    'cancelBooking',
    'payBooking',
    'proposeTimes',
    'answerProposal',
    'changeBookingTime',
    'reportProblem',
    'answerProblem',
    'createReview',
  ],
  'reads or writes the log of one lesson, which has a bound': ['roomEvents', 'addRoomFile', 'roomFile'],
  'fetches a calendar from another site': ['addOutsideCalendar', 'readOutsideCalendar'],
  'asks no database': ['reportRemote'],
  'is an act of one operator on rows that the request names, or on the open payouts, which are its answer': [
    'deskSignIn',
    'newDeskSecret',
    'deskCode',
    'deskSignOut',
    'deskInvitation',
    'showEmail',
    'suspend',
    'liftSuspension',
    'decideApproval',
    'deskCancelBooking',
    'deskProblem',
    'decideProblem',
    'decideProblemApproval',
    'addOperator',
    'inviteOperator',
    'setOperatorRights',
    'setOperatorDisabled',
    'refundAtDesk',
    'changeRefund',
    'decideRefund',
    'makePayouts',
    'changePayout',
    'payoutFile',
    'enterSettlement',
  ],
};
