import type { Answer, Call, Calls } from '@paadam/shared/contract';
import type { Static, TSchema } from 'typebox';
import { createSend, type Parts } from './createSend';

type Has<C extends Call, K extends 'params' | 'query' | 'body' | 'headers'> = C[K] extends TSchema
  ? Record<never, never> extends Static<C[K]>
    ? { [key in K]?: Static<C[K]> }
    : { [key in K]: Static<C[K]> }
  : Record<never, never>;

/** What a call takes: its path's parameters, its query, its body, its headers, each where it has one. */
export type Input<C extends Call> = Has<C, 'params'> & Has<C, 'query'> & Has<C, 'body'> & Has<C, 'headers'>;

type Request<C extends Call> =
  Record<never, never> extends Input<C>
    ? (input?: Input<C>) => Promise<Answer<C>>
    : (input: Input<C>) => Promise<Answer<C>>;

/** Every call of the contract, by its name there. Each rejects with an `ApiError` and nothing else. */
export type Api = { [Name in keyof Calls]: Request<Calls[Name]> } & {
  /** Keeps the session's CSRF token for an API on another origin, whose cookies this page cannot read. */
  keepToken(token: string | null): void;
};

/**
 * @param baseURL where the API is, ending in `/api`
 * @returns the API's client; it sends the session's cookies and, with every call, the CSRF token
 */
export const createApi = (baseURL: string): Api => {
  let keptToken: string | null = null;
  const send = createSend(baseURL, () => keptToken);
  const call =
    <C extends Call>(method: C['method'], path: C['path']): Request<C> =>
    (input?: Parts) =>
      send<Answer<C>>(method, path, input);

  return {
    register: call<Calls['register']>('POST', '/register'),
    verifyOtp: call<Calls['verifyOtp']>('POST', '/verify_otp'),
    resendOtp: call<Calls['resendOtp']>('POST', '/resend_otp'),
    login: call<Calls['login']>('POST', '/login'),
    refreshAuth: call<Calls['refreshAuth']>('GET', '/refresh_auth'),
    logout: call<Calls['logout']>('GET', '/logout'),
    forgotPassword: call<Calls['forgotPassword']>('POST', '/forgot_password'),
    resetPassword: call<Calls['resetPassword']>('POST', '/reset_password'),
    changePassword: call<Calls['changePassword']>('PUT', '/password'),
    sessions: call<Calls['sessions']>('GET', '/sessions'),
    endSession: call<Calls['endSession']>('DELETE', '/sessions/:id'),
    signInHistory: call<Calls['signInHistory']>('GET', '/sessions/history'),
    subjects: call<Calls['subjects']>('GET', '/subjects'),
    profile: call<Calls['profile']>('GET', '/profile/:id'),
    saveProfile: call<Calls['saveProfile']>('PUT', '/profile/:id'),
    getAllTutors: call<Calls['getAllTutors']>('GET', '/get_all_tutors'),
    tutorSlots: call<Calls['tutorSlots']>('GET', '/tutors/:id/slots'),
    tutorReviews: call<Calls['tutorReviews']>('GET', '/tutors/:id/reviews'),
    tutorStudents: call<Calls['tutorStudents']>('GET', '/:id/students'),
    tutorDashboard: call<Calls['tutorDashboard']>('GET', '/tutor/dashboard'),
    tutorEarnings: call<Calls['tutorEarnings']>('GET', '/tutor/earnings'),
    tutorBookings: call<Calls['tutorBookings']>('GET', '/bookings/tutor/:id'),
    studentBookings: call<Calls['studentBookings']>('GET', '/bookings/student/:id'),
    createBooking: call<Calls['createBooking']>('POST', '/bookings/create'),
    setBookingStatus: call<Calls['setBookingStatus']>('PUT', '/bookings/status'),
    ownBookings: call<Calls['ownBookings']>('GET', '/booking'),
    booking: call<Calls['booking']>('GET', '/bookings/:id'),
    cancelBooking: call<Calls['cancelBooking']>('DELETE', '/booking/:id'),
    setMeetingLink: call<Calls['setMeetingLink']>('PUT', '/bookings/:id/meeting-link'),
    createReview: call<Calls['createReview']>('POST', '/reviews'),
    ownReviews: call<Calls['ownReviews']>('GET', '/reviews'),
    parentProfile: call<Calls['parentProfile']>('GET', '/parent/profile/:parentId'),
    parentBookings: call<Calls['parentBookings']>('GET', '/parent/bookings/:parentId'),
    parentReviews: call<Calls['parentReviews']>('GET', '/parent/reviews'),
    parentTutors: call<Calls['parentTutors']>('GET', '/parent/tutors'),
    childProgress: call<Calls['childProgress']>('GET', '/parent/children/:childId'),
    requestLink: call<Calls['requestLink']>('POST', '/parent/link-request'),
    verifyLink: call<Calls['verifyLink']>('POST', '/parent/link-verify'),
    unlinkChild: call<Calls['unlinkChild']>('DELETE', '/parent/children/:childId'),
    unlinkParent: call<Calls['unlinkParent']>('DELETE', '/student/parents/:parentId'),
    contact: call<Calls['contact']>('POST', '/contact'),
    reportRemote: call<Calls['reportRemote']>('POST', '/telemetry/remotes'),
    keepToken: (token) => {
      keptToken = token;
    },
  };
};
