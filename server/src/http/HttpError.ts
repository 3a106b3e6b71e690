import type { Failure } from '@paadam/shared/contract';
import { type ErrorCode, errorStatus } from '@paadam/shared/domain';

interface Details {
  /** What is wrong, by the name of the field. */
  fields?: Failure['fields'];
  /** With a clash: what is free instead. */
  data?: Failure['data'];
  /** Seconds until it is worth trying again. */
  retryAfter?: number;
}

/** Ends a call with this code's HTTP status. The message is for the person who made the call. */
export class HttpError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.name = 'HttpError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  /** The whole body of the answer. */
  get failure(): Failure {
    const { fields, data } = this.details;
    return {
      success: false,
      message: this.message,
      code: this.code,
      ...(fields && { fields }),
      ...(data && { data }),
    };
  }
}

/**
 * @param problems what is wrong, by the name of the field, as sentences
 * @returns the error `validation_failed` that says so
 */
export const invalidFields = (problems: Readonly<Record<string, string>>): HttpError =>
  new HttpError('validation_failed', Object.values(problems).join(' '), { fields: problems });

/** @returns the error `not_found` for what is not there, or is somebody else's: nobody learns which */
export const noSuch = (
  what:
    | 'booking'
    | 'child'
    | 'calendar'
    | 'document'
    | 'exception'
    | 'parent'
    | 'profile'
    | 'student'
    | 'subject'
    | 'tutor',
): HttpError => new HttpError('not_found', `There is no such ${what}.`);
