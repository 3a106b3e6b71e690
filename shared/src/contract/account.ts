import { limits } from '@paadam/shared/domain';
import { type Static, Type } from 'typebox';
import { defineCall, Envelope, ListEnvelope } from './call';
import {
  Closed,
  Code,
  Contact,
  Email,
  GivenEmail,
  GivenName,
  Id,
  Instant,
  LanguageName,
  NewPassword,
  Nullable,
  PersonName,
  PictureAddress,
  pageQuery,
  RoleName,
  TimeZone,
} from './schema';

/** The signed-in person, as every portal knows them. */
export const AuthData = Type.Object({
  id: Id,
  role: RoleName,
  profileImg: Nullable(PictureAddress),
  isVerified: Type.Boolean({ examples: [true] }),
  name: GivenName,
  email: GivenEmail,
  /** A parent's linked children; empty for the other roles. */
  children: Type.Array(Contact),
  timeZone: TimeZone,
  /** In which the person reads; absent: the site has one language. */
  language: Type.Optional(LanguageName),
  /** Whether lessons are paid on this site; absent: they are not. */
  paysHere: Type.Optional(Type.Literal(true)),
  /** Who is suspended may make no call but to sign out; absent: the person is not. */
  suspension: Type.Optional(
    Type.Object({
      reason: Type.String({ examples: ['You were absent from five lessons.'] }),
      /** Null: for good. */
      until: Nullable(Instant),
      /** The address to write to. */
      appealTo: GivenEmail,
    }),
  ),
});
export type AuthData = Static<typeof AuthData>;

/** The session's CSRF token. */
const Token = Type.String({ examples: ['oXcVb0Qx1rJkzqWl2d3wAA'] });

/** A session has begun: who it is, and the CSRF token to send with unsafe calls. */
export const SessionAnswer = Type.Object({
  ...Envelope(AuthData).properties,
  token: Token,
});

/** A password that was set before, under whichever rules. */
export const GivenPassword = Type.String({
  minLength: 1,
  maxLength: limits.passwordCharacters.max,
  examples: ['seven mangoes on a roof'],
});

export const register = defineCall('register', {
  summary: 'Ask for an account; a 6-digit code is mailed',
  who: 'anyone',
  body: Closed({
    name: PersonName,
    email: Email,
    password: NewPassword,
    role: RoleName,
    timeZone: Type.Optional(TimeZone),
  }),
  status: 200,
  answer: Envelope(Type.Null()),
  errors: ['validation_failed', 'code_sent_recently', 'too_many_requests'],
});

export const verifyOtp = defineCall('verifyOtp', {
  summary: 'Confirm the mailed code; creates the account and signs it in',
  who: 'anyone',
  body: Closed({ email: Email, otp: Code }),
  status: 200,
  answer: SessionAnswer,
  errors: ['code_wrong', 'code_expired', 'code_spent', 'code_tries_used_up'],
});

export const resendOtp = defineCall('resendOtp', {
  summary: 'Mail a new code for the registration of this browser',
  who: 'anyone',
  body: Closed({ email: Email }),
  status: 200,
  answer: Envelope(Type.Null()),
  errors: ['code_sent_recently', 'too_many_requests'],
});

export const login = defineCall('login', {
  summary: 'Sign in',
  who: 'anyone',
  body: Closed({
    email: Email,
    password: GivenPassword,
  }),
  status: 200,
  answer: SessionAnswer,
  errors: ['credentials_wrong', 'account_not_verified', 'second_step_needed', 'too_many_requests'],
});

export const refreshAuth = defineCall('refreshAuth', {
  summary: 'Who is signed in; a visitor gets success false and null, not an error',
  who: 'anyone',
  status: 200,
  answer: Type.Object({
    ...Envelope(Nullable(AuthData)).properties,
    token: Nullable(Token),
  }),
  errors: [],
});
export type SessionCheck = Static<typeof refreshAuth.answer>;

export const logout = defineCall('logout', {
  summary: 'End the session',
  who: 'signed-in',
  status: 200,
  answer: Envelope(Type.Null()),
  errors: [],
});

export const forgotPassword = defineCall('forgotPassword', {
  summary: 'Mail a code for a new password; the answer is the same for an unknown address',
  who: 'anyone',
  body: Closed({ email: Email }),
  status: 200,
  answer: Envelope(Type.Null()),
  errors: ['validation_failed', 'code_sent_recently', 'too_many_requests'],
});

export const resetPassword = defineCall('resetPassword', {
  summary: 'Set a new password with the mailed code; ends every other session',
  who: 'anyone',
  body: Closed({ email: Email, otp: Code, password: NewPassword }),
  status: 200,
  answer: Envelope(Type.Null()),
  errors: ['validation_failed', 'code_wrong', 'code_expired', 'code_spent', 'code_tries_used_up'],
});

export const changePassword = defineCall('changePassword', {
  summary: 'Change one’s password; ends every other session',
  who: 'signed-in',
  body: Closed({
    current: GivenPassword,
    password: NewPassword,
  }),
  status: 200,
  answer: Envelope(Type.Null()),
  errors: ['validation_failed', 'password_wrong', 'too_many_requests'],
});

export const requestEmailChange = defineCall('requestEmailChange', {
  summary:
    'Ask for another e-mail address; a 6-digit code is mailed to it, and a notice to the present one. The answer is the same for an address that has an account',
  who: 'signed-in',
  body: Closed({ email: Email, current: GivenPassword }),
  status: 200,
  answer: Envelope(Type.Null()),
  errors: ['validation_failed', 'password_wrong', 'code_sent_recently', 'too_many_requests'],
});

export const resendEmailCode = defineCall('resendEmailCode', {
  summary: 'Mail a new code to the address that one has asked for',
  who: 'signed-in',
  body: Closed({ email: Email }),
  status: 200,
  answer: Envelope(Type.Null()),
  errors: ['code_sent_recently', 'too_many_requests'],
});

export const changeEmail = defineCall('changeEmail', {
  summary: 'Confirm the code that was mailed to the new address; ends every other session',
  who: 'signed-in',
  body: Closed({ email: Email, otp: Code }),
  status: 200,
  answer: Envelope(Type.Object({ email: GivenEmail })),
  errors: ['code_wrong', 'code_expired', 'code_spent', 'code_tries_used_up'],
});

/** A browser as it calls itself. */
const Browser = Type.String({ examples: ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0'] });

/** A browser in which the person is signed in. */
export const SessionInfo = Type.Object({
  _id: Id,
  browser: Browser,
  createdAt: Instant,
  lastSeenAt: Instant,
  /** Whether it is the one that asks. */
  current: Type.Boolean({ examples: [true] }),
});
export type SessionInfo = Static<typeof SessionInfo>;

export const sessions = defineCall('sessions', {
  summary: 'Where one is signed in, the newest sign-in first',
  who: 'signed-in',
  query: Closed(pageQuery),
  status: 200,
  answer: ListEnvelope(SessionInfo),
  errors: ['malformed_request'],
});

export const endSession = defineCall('endSession', {
  summary: 'Sign one browser out',
  who: 'signed-in',
  params: Closed({ id: Id }),
  status: 200,
  answer: Envelope(Type.Null()),
  errors: ['not_found'],
});

export const SignInRecord = Type.Object({ _id: Id, at: Instant, browser: Browser });
export type SignInRecord = Static<typeof SignInRecord>;

export const signInHistory = defineCall('signInHistory', {
  summary: 'One’s sign-ins, the last 20 unless a limit is given, newest first',
  who: 'signed-in',
  query: Closed(pageQuery),
  status: 200,
  answer: ListEnvelope(SignInRecord),
  errors: ['malformed_request'],
});
