import { type Job, jobFor } from '../../foundation/jobs/enqueue';
import { defineQueue } from '../../foundation/jobs/queue';
import { payReminderJob } from '../ledger/paymentClock';
import { answerBy } from './answerBy';
import type { BookingRow } from './queries';

type ClockedBooking = Pick<BookingRow, 'id' | 'status' | 'createdAt' | 'startsAt' | 'endsAt'> & {
  renewedAt?: Date | null;
  payBy?: Date | null;
};

/**
 * Wakes the clock when a booking's moment comes. The clock then settles every booking that is due, so a job that
 * was lost is made good by the next one.
 */
export const bookingClockQueue = defineQueue<{ bookingId: string }>('booking-clock', { wakes: true });

/** Reminds of an accepted lesson, so many hours before it. */
export interface Reminder {
  bookingId: string;
  hours: number;
  /** ISO instant: the start that it was made for. Absent: made by a version of the server that knew no moves. */
  startsAt?: string;
}

export const reminderQueue = defineQueue<Reminder>('booking-reminder');

/** Hours before a lesson. */
const reminders = [24, 1];

const anHour = 3_600_000;

/**
 * @param booking in the state that it has just entered
 * @returns the jobs for the moments at which time alone has something to do for a booking: move it on, or remind of it.
 *   A reminder whose moment has passed already is left out.
 */
export const clockJobs = (booking: ClockedBooking, now = new Date()): Job[] => {
  const { id: bookingId, status, startsAt, endsAt, payBy } = booking;
  const unanswered = answerBy(booking);
  if (unanswered) return [jobFor(bookingClockQueue, { bookingId }, { startAfter: unanswered })];
  if (status !== 'accepted') return [];
  return [
    ...(payBy
      ? [
          jobFor(bookingClockQueue, { bookingId }, { startAfter: payBy }),
          payReminderJob(bookingId, payBy, now),
        ]
      : []),
    jobFor(bookingClockQueue, { bookingId }, { startAfter: endsAt }),
    ...reminders
      .map((hours) => ({ hours, startAfter: new Date(startsAt.getTime() - hours * anHour) }))
      .filter(({ startAfter }) => startAfter > now)
      .map(({ hours, startAfter }) =>
        jobFor(reminderQueue, { bookingId, hours, startsAt: startsAt.toISOString() }, { startAfter }),
      ),
  ];
};
