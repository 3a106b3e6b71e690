import type { Booking } from '@paadam/shared/contract';
import { aBooking } from '@paadam/shared/testing';

/** A class of an hour that starts so many minutes from now. */
export const aClassIn = (minutes: number, changes: Partial<Booking> = {}): Booking =>
  aClassAt(new Date(Date.now() + minutes * 60_000), changes);

/** A class of an hour at this time. */
export const aClassAt = (start: Date, changes: Partial<Booking> = {}): Booking =>
  aBooking({
    _id: `at ${start.getTime()}`,
    dateTime: start.toISOString(),
    endsAt: new Date(start.getTime() + 3_600_000).toISOString(),
    status: 'accepted',
    ...changes,
  });
