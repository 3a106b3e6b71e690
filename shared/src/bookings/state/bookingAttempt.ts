import type { Problem } from '@paadam/shared/api';
import type { BookingRequest } from './bookingsSlice';

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

/** Whether the server has refused the request. Without an answer, or after its own failure, it may have been booked. */
export const isRefusal = ({ status }: Problem): boolean => status >= 400 && status < 500;
