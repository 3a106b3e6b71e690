import { type Job, jobFor } from '../../foundation/jobs/enqueue';
import { defineQueue } from '../../foundation/jobs/queue';

/** Wakes the person who sends what goes back. Like the clock's of bookings, it sends whatever is due. */
export const refundQueue = defineQueue<{ refundId: string }>('payment-refund', { wakes: true });

/** Wakes the person who asks the gateway. */
export const askQueue = defineQueue<{ paymentId: string }>('payment-ask', { wakes: true });

/** Reminds of a lesson that is not paid yet. */
export interface PayReminder {
  bookingId: string;
  /** ISO instant: the deadline that it was made for. */
  payBy: string;
}
export const payReminderQueue = defineQueue<PayReminder>('payment-reminder');

/** Milliseconds. */
const aDay = 86_400_000;

/** @returns the job that reminds at half of the time that is left, or a day before its end where that is later */
export const payReminderJob = (bookingId: string, payBy: Date, now = new Date()): Job =>
  jobFor(
    payReminderQueue,
    { bookingId, payBy: payBy.toISOString() },
    { startAfter: new Date(Math.max((now.getTime() + payBy.getTime()) / 2, payBy.getTime() - aDay)) },
  );
