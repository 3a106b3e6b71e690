import { limits } from '@paadam/shared/domain';

/** How long a request can wait. */
export const answerTime = `A tutor has ${limits.pendingBookingHours} hours to answer, at most until the lesson would start.`;
