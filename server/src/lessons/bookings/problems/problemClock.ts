import { defineQueue } from '../../../foundation/jobs/queue';

/** Wakes the person who brings reports without an answer to the desk. Like the clock of bookings, it brings whatever is due. */
export const problemClockQueue = defineQueue<{ bookingId: string }>('problem-clock', { wakes: true });
