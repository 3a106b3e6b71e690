/**
 * The stable codes of the API's errors, with the HTTP status each comes with.
 * Clients decide by code; the message beside it is for people and may change.
 */
export const errorStatus = {
  malformed_request: 400,
  validation_failed: 400,
  unknown_field: 400,
  code_wrong: 400,
  code_expired: 400,
  code_spent: 400,
  code_tries_used_up: 400,
  password_wrong: 400,
  unauthenticated: 401,
  credentials_wrong: 401,
  second_step_over: 401,
  csrf_failed: 403,
  forbidden: 403,
  account_not_verified: 403,
  second_step_needed: 403,
  not_found: 404,
  request_too_slow: 408,
  status_stale: 409,
  slot_taken: 409,
  not_completed: 409,
  already_reviewed: 409,
  already_linked: 409,
  subject_has_tutors: 409,
  body_too_large: 413,
  media_type_unsupported: 415,
  idempotency_key_reused: 422,
  upgrade_required: 426,
  too_many_requests: 429,
  code_sent_recently: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
