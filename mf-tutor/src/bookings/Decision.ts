import type { Booking } from '@paadam/shared/contract';

/** What a tutor can make of a request. */
export type NewStatus = 'accepted' | 'declined';

/** A status that the tutor is about to give to a booking. */
export interface Decision {
  booking: Booking;
  status: NewStatus;
}
