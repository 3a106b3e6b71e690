import { limits } from '@paadam/shared/domain';
import type { Transaction } from '../db/openDatabase';
import { enqueue } from '../jobs/enqueue';
import { defineQueue } from '../jobs/queue';
import type { BookingRow } from './queries';

type ClockedBooking = Pick<BookingRow, 'id' | 'status' | 'createdAt' | 'startsAt' | 'endsAt'>;

/**
 * Wakes the clock when a booking's moment comes. The clock then settles every booking that is due, so a job that
 * was lost is made good by the next one.
 */
export const bookingClockQueue = defineQueue<{ bookingId: string }>('booking-clock');

/** Sets the clock for the moment at which time alone will move the booking on, where it will. */
export const setBookingClock = async (tx: Transaction, booking: ClockedBooking): Promise<void> => {
  const startAfter = nextMoment(booking);
  if (startAfter) await enqueue(tx, bookingClockQueue, { bookingId: booking.id }, { startAfter });
};

const nextMoment = ({ status, createdAt, startsAt, endsAt }: ClockedBooking): Date | undefined => {
  if (status === 'accepted') return endsAt;
  if (status !== 'pending') return undefined;
  const unanswered = createdAt.getTime() + limits.pendingBookingHours * 3_600_000;
  return new Date(Math.min(unanswered, startsAt.getTime()));
};
