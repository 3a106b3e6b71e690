import { resetQueue } from '../accounts/resetQueue';
import { bookingClockQueue, reminderQueue } from '../bookings/bookingClock';
import { mailQueue } from '../mail/mailQueue';
import { linkQueue } from '../parents/linkQueue';
import type { Queue } from './queue';

/** Every queue there is. One that is missing here refuses its jobs. */
export const queues: readonly Queue<object>[] = [
  mailQueue,
  resetQueue,
  bookingClockQueue,
  reminderQueue,
  linkQueue,
];
