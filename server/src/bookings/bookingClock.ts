import { limits } from '@paadam/shared/domain';
import { type Job, jobFor } from '../jobs/enqueue';
import { defineQueue } from '../jobs/queue';
import type { BookingRow } from './queries';

type ClockedBooking = Pick<BookingRow, 'id' | 'status' | 'createdAt' | 'startsAt' | 'endsAt'>;

/**
 * Wakes the clock when a booking's moment comes. The clock then settles every booking that is due, so a job that
 * was lost is made good by the next one.
 */
export const bookingClockQueue = defineQueue<{ bookingId: string }>('booking-clock');

/** Reminds of an accepted lesson, so many hours before it. */
export const reminderQueue = defineQueue<{ bookingId: string; hours: number }>('booking-reminder');

/** Hours before a lesson. */
const reminders = [24, 1];

const anHour = 3_600_000;

/**
 * @param booking in the state that it has just entered
 * @returns the jobs for the moments at which time alone has something to do for a booking: move it on, or remind of it.
 *   A reminder whose moment has passed already is left out.
 */
export const clockJobs = (booking: ClockedBooking, now = new Date()): Job[] => {
  const { id: bookingId, status, createdAt, startsAt, endsAt } = booking;
  if (status === 'pending') {
    const unanswered = createdAt.getTime() + limits.pendingBookingHours * anHour;
    const startAfter = new Date(Math.min(unanswered, startsAt.getTime()));
    return [jobFor(bookingClockQueue, { bookingId }, { startAfter })];
  }
  if (status !== 'accepted') return [];
  return [
    jobFor(bookingClockQueue, { bookingId }, { startAfter: endsAt }),
    ...reminders
      .map((hours) => ({ hours, startAfter: new Date(startsAt.getTime() - hours * anHour) }))
      .filter(({ startAfter }) => startAfter > now)
      .map(({ hours, startAfter }) => jobFor(reminderQueue, { bookingId, hours }, { startAfter })),
  ];
};
