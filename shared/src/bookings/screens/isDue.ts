import type { BookingDetails } from '@paadam/shared/contract';
import { answerableUntil } from './answerableUntil';

/**
 * @param now milliseconds of the epoch
 * @returns whether the clock has moved the booking on since it was loaded: a request expires, a lesson is completed
 */
export const isDue = (booking: BookingDetails, now: number): boolean => {
  if (booking.status === 'pending') return now >= answerableUntil(booking);
  return booking.status === 'accepted' && now >= Date.parse(booking.endsAt);
};
