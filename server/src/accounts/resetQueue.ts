import { defineQueue } from '../jobs/queue';

/** Addresses, normalised, that a code for a new password was asked for. */
export const resetQueue = defineQueue<{ email: string }>('password-reset');
