import type { Failure } from '@paadam/shared/contract';
import { type ErrorCode, errorStatus, type PageLanguage } from '@paadam/shared/domain';
import { speak } from '@paadam/shared/words/language';
import * as words from '../../messages/http';

/** Something to be said to a person, in the language that is spoken when it is called: a message, or what calls one. */
export type Sentence = () => string;

/** @returns one after the other */
export const paragraphOf =
  (...sentences: readonly Sentence[]): Sentence =>
  () =>
    sentences.map((sentence) => sentence()).join(' ');

interface Details {
  /** What is wrong, by the name of the field. */
  fields?: Readonly<Record<string, Sentence>> | undefined;
  /** With a clash: what is free instead. */
  data?: Failure['data'];
  /** Seconds until it is worth trying again. */
  retryAfter?: number;
}

/**
 * Ends a call with this code's HTTP status. Its sentence is for the person who made the call, in whose language it is said at
 * the end; `message` is the English, for logs.
 */
export class HttpError extends Error {
  readonly code: ErrorCode;
  readonly sentence: Sentence;
  readonly details: Details;

  constructor(code: ErrorCode, sentence: Sentence, details: Details = {}) {
    super(speak('en', sentence));
    this.name = 'HttpError';
    this.code = code;
    this.sentence = sentence;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  /** @returns the whole body of the answer */
  failureIn(language: PageLanguage): Failure {
    const { fields, data } = this.details;
    return speak(language, () => ({
      success: false,
      message: this.sentence(),
      code: this.code,
      ...(fields && { fields: saidFields(fields) }),
      ...(data && { data }),
    }));
  }
}

const saidFields = (fields: Readonly<Record<string, Sentence>>): NonNullable<Failure['fields']> =>
  Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [name, sentence()]));

/**
 * @param problems what is wrong, by the name of the field
 * @returns the error `validation_failed` that says so
 */
export const invalidFields = (problems: Readonly<Record<string, Sentence>>): HttpError =>
  new HttpError('validation_failed', paragraphOf(...Object.values(problems)), { fields: problems });

/** @returns the error `not_found` for what is not there, or is another person's: the answer does not say which */
export const noSuch = (what: Parameters<typeof words.noSuch>[0]['what']): HttpError =>
  new HttpError('not_found', () => words.noSuch({ what }));
