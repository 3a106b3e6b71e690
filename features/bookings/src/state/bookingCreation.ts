import type { Problem } from '@paadam/shared/api';
import type { Duration } from '@paadam/shared/domain';
import { busy, done, failed, idle, type RequestState } from '@paadam/shared/state';

export interface BookingRequest {
  student: string;
  tutor: string;
  subject: string;
  /** ISO instant. */
  dateTime: string;
  duration: Duration;
  kind?: 'trial';
  /** Weekly lessons: the starts of all of them, in order, the first of which is `dateTime`. */
  dates?: string[];
  /** To the tutor. */
  note?: string;
}

/** A request whose outcome is not known yet. Its key lets the server see that a repetition is one. */
export interface BookingAttempt {
  request: BookingRequest;
  key: string;
}

/** @returns 128 random bits; `crypto.randomUUID` is only there on secure pages */
export const drawKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** @returns the open attempt where it is for the same, else the new one */
export const continueAttempt = (open: BookingAttempt | null, next: BookingAttempt): BookingAttempt =>
  open && JSON.stringify(open.request) === JSON.stringify(next.request) ? open : next;

/** How far a request for a lesson has come. `formOpen`: whether the form that sent it is still there. */
export type BookingCreation =
  | { status: 'idle' }
  | { status: 'sending'; attempt: BookingAttempt; formOpen: boolean }
  | { status: 'created' }
  | { status: 'refused'; problem: Problem }
  /** Without an answer, or after the server's own failure, it may have been booked: a repetition has the same key. */
  | { status: 'unanswered'; attempt: BookingAttempt; formOpen: boolean; problem: Problem };

/** @returns the request whose outcome is not known, also after its form was left */
export const openAttempt = (creation: BookingCreation): BookingAttempt | null =>
  'attempt' in creation ? creation.attempt : null;

const isOf = (
  creation: BookingCreation,
  key: string,
): creation is Extract<BookingCreation, { status: 'sending' }> =>
  creation.status === 'sending' && creation.attempt.key === key;

/** @returns whether the form waits for what that request comes to */
export const isAwaited = (creation: BookingCreation, key: string): boolean =>
  isOf(creation, key) && creation.formOpen;

export const creationDone = (creation: BookingCreation, key: string): BookingCreation => {
  if (isAwaited(creation, key)) return { status: 'created' };
  return isOf(creation, key) ? { status: 'idle' } : creation;
};

export const creationFailed = (creation: BookingCreation, key: string, problem: Problem): BookingCreation => {
  if (!isOf(creation, key)) return creation;
  const isRefusal = problem.status >= 400 && problem.status < 500;
  if (!isRefusal) return { ...creation, status: 'unanswered', problem };
  return creation.formOpen ? { status: 'refused', problem } : { status: 'idle' };
};

/** The form was left: what its request comes to is not the next form's. */
export const formLeft = (creation: BookingCreation): BookingCreation =>
  'attempt' in creation ? { ...creation, formOpen: false } : { status: 'idle' };

/** @returns what the open form sees of it */
export const requestOf = (creation: BookingCreation): RequestState => {
  if (creation.status === 'created') return done;
  if (creation.status === 'refused') return failed(creation.problem);
  if (creation.status === 'idle' || !creation.formOpen) return idle;
  return creation.status === 'sending' ? busy : failed(creation.problem);
};
