import type { Failure, Slot } from '@paadam/shared/contract';
import type { ErrorCode } from '@paadam/shared/domain';

/**
 * What the API's codes leave out: no answer at all, an answer that came too late, one that is not the API's; and inside
 * a page of another site, an API that does not know that page, and a browser that keeps no session there.
 */
export type ProblemCode =
  | ErrorCode
  | 'no_connection'
  | 'timeout'
  | 'bad_answer'
  | 'origin_not_allowed'
  | 'session_not_kept';

/** Why a call failed, as plain data: it can stand in the store. */
export interface Problem {
  /** HTTP status; 0 where no answer came. */
  status: number;
  code: ProblemCode;
  /** For people. */
  message: string;
  /** Whether the same call may succeed when it is made again. */
  retryable: boolean;
  /** What is wrong with which field of the call's body. */
  fields: Record<string, string>;
  /** With a clash: the free starts of that day. */
  slots?: Slot[] | undefined;
  /** Seconds to wait before the next try, where the server said so. */
  retryAfter?: number | undefined;
}

/** The one error that a call of the API throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly problem: Problem,
    options?: ErrorOptions,
  ) {
    super(problem.message, options);
  }

  get code(): ProblemCode {
    return this.problem.code;
  }
}

const retryableStatuses = new Set([408, 425, 429, 500, 502, 503, 504]);

/** @returns the problem in a failed answer, whether it is the API's envelope or a stranger's page */
export const problemOfAnswer = (status: number, body: unknown, retryAfterHeader: unknown): Problem => {
  const retryable = retryableStatuses.has(status);
  const seconds = Number.parseInt(String(retryAfterHeader ?? ''), 10);
  const retryAfter = Number.isNaN(seconds) ? undefined : seconds;
  if (isFailure(body)) {
    const { code, message, fields = {}, data } = body;
    return { status, code, message, retryable, fields, slots: data?.slots, retryAfter };
  }
  return {
    status,
    code: 'bad_answer',
    message: retryable
      ? 'Paadam is not available right now. Please try again in a moment.'
      : 'Something went wrong.',
    retryable,
    fields: {},
    retryAfter,
  };
};

/** A gateway's own JSON may have a `code` and a `message` too, of any type. */
const isFailure = (body: unknown): body is Failure => {
  if (typeof body !== 'object' || body === null) return false;
  const { success, code, message } = body as Partial<Failure>;
  return success === false && typeof code === 'string' && typeof message === 'string';
};

/** @returns the problem in anything thrown; what is not an `ApiError` is a fault of ours */
export const problemOf = (error: unknown): Problem =>
  error instanceof ApiError
    ? error.problem
    : { status: 0, code: 'internal', message: 'Something went wrong.', retryable: false, fields: {} };
