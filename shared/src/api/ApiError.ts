import type { SeriesDate, Slot } from '@paadam/shared/contract';
import type { ErrorCode } from '@paadam/shared/domain';
import * as words from '../messages/api';

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
  /** With a clash of weekly lessons: how each date that was asked for stands now. */
  dates?: SeriesDate[] | undefined;
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

/** No answer came, or not even the code that asks for one. */
export const noConnection = (cause: unknown): ApiError =>
  new ApiError(
    {
      status: 0,
      code: 'no_connection',
      message: words.noConnection(),
      retryable: true,
      fields: {},
    },
    { cause },
  );

/** Nothing that the person, or another try, could mend. */
export const faultOfOurs = (cause: unknown): ApiError =>
  new ApiError(
    { status: 0, code: 'internal', message: words.somethingWentWrong(), retryable: false, fields: {} },
    { cause },
  );

/** @returns the problem in anything thrown; what is not an `ApiError` is a fault of ours */
export const problemOf = (error: unknown): Problem =>
  error instanceof ApiError ? error.problem : faultOfOurs(error).problem;
