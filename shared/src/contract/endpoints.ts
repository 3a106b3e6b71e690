export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Endpoint {
  method: Method;
  /** Below `/api`, with `:name` for each parameter. */
  path: `/${string}`;
}

/** Where each call of the API is made, by the call's name. Without any schema: the client's bundle has this table, too. */
export const endpoints = {
  register: { method: 'POST', path: '/register' },
  verifyOtp: { method: 'POST', path: '/verify_otp' },
  resendOtp: { method: 'POST', path: '/resend_otp' },
  login: { method: 'POST', path: '/login' },
  secondStep: { method: 'POST', path: '/second_step' },
  refreshAuth: { method: 'GET', path: '/refresh_auth' },
  logout: { method: 'GET', path: '/logout' },
  forgotPassword: { method: 'POST', path: '/forgot_password' },
  resetPassword: { method: 'POST', path: '/reset_password' },
  changePassword: { method: 'PUT', path: '/password' },
  twoStep: { method: 'GET', path: '/two_step' },
  newTwoStepSecret: { method: 'POST', path: '/two_step/secret' },
  turnOnTwoStep: { method: 'PUT', path: '/two_step' },
  turnOffTwoStep: { method: 'POST', path: '/two_step/off' },
  newRecoveryCodes: { method: 'POST', path: '/two_step/recovery_codes' },
  sessions: { method: 'GET', path: '/sessions' },
  endSession: { method: 'DELETE', path: '/sessions/:id' },
  signInHistory: { method: 'GET', path: '/sessions/history' },
  profile: { method: 'GET', path: '/profile/:id' },
  saveProfile: { method: 'PUT', path: '/profile/:id' },
  savePhoto: { method: 'PUT', path: '/photo' },
  removePhoto: { method: 'DELETE', path: '/photo' },
  subjects: { method: 'GET', path: '/subjects' },
  subjectWishes: { method: 'GET', path: '/subjects/wishes' },
  wishSubject: { method: 'PUT', path: '/subjects/:id/wish' },
  unwishSubject: { method: 'DELETE', path: '/subjects/:id/wish' },
  getAllTutors: { method: 'GET', path: '/get_all_tutors' },
  tutorCounts: { method: 'GET', path: '/tutors/counts' },
  tutorSlots: { method: 'GET', path: '/tutors/:id/slots' },
  tutorBookings: { method: 'GET', path: '/bookings/tutor/:id' },
  studentBookings: { method: 'GET', path: '/bookings/student/:id' },
  createBooking: { method: 'POST', path: '/bookings/create' },
  requestRoom: { method: 'GET', path: '/bookings/room' },
  setBookingStatus: { method: 'PUT', path: '/bookings/status' },
  ownBookings: { method: 'GET', path: '/booking' },
  booking: { method: 'GET', path: '/bookings/:id' },
  cancelBooking: { method: 'DELETE', path: '/booking/:id' },
  setMeetingLink: { method: 'PUT', path: '/bookings/:id/meeting-link' },
  createReview: { method: 'POST', path: '/reviews' },
  ownReviews: { method: 'GET', path: '/reviews' },
  tutorReviews: { method: 'GET', path: '/tutors/:id/reviews' },
  tutorStudents: { method: 'GET', path: '/:id/students' },
  tutorDashboard: { method: 'GET', path: '/tutor/dashboard' },
  tutorEarnings: { method: 'GET', path: '/tutor/earnings' },
  parentProfile: { method: 'GET', path: '/parent/profile/:parentId' },
  parentBookings: { method: 'GET', path: '/parent/bookings/:parentId' },
  parentDashboard: { method: 'GET', path: '/parent/dashboard' },
  parentReviews: { method: 'GET', path: '/parent/reviews' },
  parentTutors: { method: 'GET', path: '/parent/tutors' },
  childProgress: { method: 'GET', path: '/parent/children/:childId' },
  requestLink: { method: 'POST', path: '/parent/link-request' },
  verifyLink: { method: 'POST', path: '/parent/link-verify' },
  unlinkChild: { method: 'DELETE', path: '/parent/children/:childId' },
  unlinkParent: { method: 'DELETE', path: '/student/parents/:parentId' },
  contact: { method: 'POST', path: '/contact' },
  reportRemote: { method: 'POST', path: '/telemetry/remotes' },
} as const satisfies Record<string, Endpoint>;

export type CallName = keyof typeof endpoints;
