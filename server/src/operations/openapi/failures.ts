import { type Call, entities, Failure } from '@paadam/shared/contract';
import { type ErrorCode, errorStatus, isSafe } from '@paadam/shared/domain';
import { isOpenToSuspended } from '../../access/calls/admit';
import { exampleOf } from './exampleOf';

/** What each error's code stands for, and a message as a person may get it. */
const errorMeanings: Readonly<Record<ErrorCode, string>> = {
  malformed_request: 'The request could not be read.',
  validation_failed: 'A field is missing or not valid; `fields` says which and why.',
  unknown_field: 'There is a field that the call does not know; `fields` names it.',
  code_wrong: 'This code is not right.',
  code_expired: 'This code has expired.',
  code_spent: 'This code was used before.',
  code_tries_used_up: 'There were too many wrong codes. Please ask for a new one.',
  password_wrong: 'The current password is not right.',
  address_refused: 'The server does not read at this address.',
  calendar_unreachable: 'Nothing could be read at the calendar’s address.',
  calendar_unreadable: 'What stands at the address is no calendar that can be read.',
  unauthenticated: 'Nobody is signed in.',
  credentials_wrong: 'The e-mail address or the password is not right.',
  second_step_over: 'The time or the tries for the code are over. Please enter your password again.',
  csrf_failed:
    'The CSRF token of the session is missing or out of date, or the call comes from a page elsewhere that is not allowed.',
  forbidden: 'The call is for another role.',
  second_step_needed: 'The password is right. The account also asks for a code (`POST /second_step`).',
  account_not_verified: 'The e-mail address is not confirmed yet; a new code was mailed.',
  account_suspended: 'The account is suspended: it can sign out, and do what anyone may.',
  not_found: 'There is no such thing, or it is not the caller’s.',
  request_too_slow: 'The request took too long to arrive.',
  status_stale: 'Something else has happened to the booking in the meantime.',
  series_too_early: 'Weekly lessons are for those who have had a lesson.',
  proposal_open: 'The other side has proposed other times, which wait for an answer.',
  trial_not_open: 'The student has had a trial lesson with this tutor, or as many as there are in a month.',
  slot_taken: 'The time is taken; `data.slots` has what is free that day.',
  payment_not_due: 'Nothing is to be paid for this lesson.',
  already_paid: 'This lesson is paid already.',
  credit_too_small: 'Your credit is ₹100, and the lesson costs ₹600.',
  quote_changed:
    'What comes back has changed since you were told. `data.quote` has what does now; nothing is cancelled yet.',
  gateway_unavailable:
    'The payment service does not answer at the moment. Nothing was charged. Please try again in a minute.',
  not_completed: 'The lesson is not completed.',
  already_reviewed: 'The lesson was reviewed before.',
  already_linked: 'This child is linked already.',
  subject_has_tutors: 'There are tutors of the subject already: nothing to wait for.',
  room_not_open: 'The lesson’s room is not open yet.',
  room_over: 'The lesson is over, or does not take place.',
  room_full: 'The lesson holds as much as it can.',
  board_locked: 'The tutor has locked the board.',
  watch_not_agreed: 'Student and tutor have not both agreed to a parent who watches.',
  too_many_tabs: 'The person has this room open in as many tabs as there may be.',
  body_too_large: 'The body is more than 128 KiB, or than the call takes.',
  media_type_unsupported: 'The body is not sent as application/json.',
  idempotency_key_reused: 'The key was sent before, with another body.',
  upgrade_required: 'This address is for WebSocket connections.',
  too_many_requests: 'There were too many requests; `Retry-After` says in how many seconds to try again.',
  code_sent_recently: 'A code was sent a moment ago; `Retry-After` says in how many seconds to ask again.',
  headers_too_large: 'The address or the headers are too long.',
  internal: 'Something went wrong on the server’s side.',
  unavailable: 'The service cannot be reached just now; `Retry-After` says in how many seconds to try again.',
};

/** @returns the codes of every error that the call can give, by HTTP status, in the order of the catalogue */
export const errorsOf = (call: Call): Map<number, ErrorCode[]> => {
  const possible = new Set<ErrorCode>([...call.errors, ...commonErrors(call)]);
  const byStatus = new Map<number, ErrorCode[]>();
  for (const [code, status] of Object.entries(errorStatus) as [ErrorCode, number][]) {
    if (possible.has(code)) byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
};

/** What any call of its kind can give, whatever it is about. */
const commonErrors = ({ who, method, path, params, query, body, headers }: Call): ErrorCode[] => [
  'malformed_request',
  'unknown_field',
  ...(params || query || body || headers ? (['validation_failed'] as const) : []),
  ...(who === 'anyone' ? [] : (['unauthenticated'] as const)),
  ...(isOpenToSuspended({ who, path }) ? [] : (['account_suspended'] as const)),
  ...(typeof who === 'string' ? [] : (['forbidden'] as const)),
  ...(isSafe(method, path) ? [] : (['csrf_failed'] as const)),
  ...(body ? (['body_too_large', 'media_type_unsupported'] as const) : []),
  'too_many_requests',
  'internal',
  'unavailable',
];

/** @returns an answer as it comes with that code */
export const exampleFailure = (code: ErrorCode): object => ({
  success: false,
  message: errorMeanings[code],
  code,
  ...((code === 'validation_failed' || code === 'unknown_field') && {
    fields: exampleOf(Failure.properties.fields),
  }),
  ...(code === 'slot_taken' && { data: { slots: [exampleOf(entities.Slot)] } }),
});

/** @returns how OpenAPI puts it that a status comes with one of these codes */
export const describeFailure = (status: number, codes: readonly ErrorCode[]): object => ({
  description: codes.map((code) => `\`${code}\`: ${errorMeanings[code]}`).join('\n\n'),
  ...((status === 429 || status === 503) && {
    headers: { 'retry-after': { type: 'integer', description: 'Seconds until it is worth trying again.' } },
  }),
  content: {
    'application/json': {
      schema: { allOf: [Failure, { type: 'object', properties: { code: { type: 'string', enum: codes } } }] },
      examples: Object.fromEntries(
        codes.map((code) => [code, { summary: errorMeanings[code], value: exampleFailure(code) }]),
      ),
    },
  },
});
