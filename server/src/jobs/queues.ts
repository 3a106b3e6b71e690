import { bookingClockQueue } from '../bookings/bookingClock';
import { mailQueue } from '../mail/mailQueue';
import type { Queue } from './queue';

/** Every queue there is. One that is missing here refuses its jobs. */
export const queues: readonly Queue<object>[] = [mailQueue, bookingClockQueue];
