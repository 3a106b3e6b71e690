import { defineQueue } from '../../foundation/jobs/queue';

/** Wakes the person who ends suspensions when the time of one is up; all that are due end then. */
export const suspensionEndQueue = defineQueue<{ userId: string }>('suspension-end', { wakes: true });
