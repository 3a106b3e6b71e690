/** Who sees a tutor's e-mail address: everyone, or people with a booking that waits, is accepted or completed. */
export const emailReaders = ['everyone', 'booked'] as const;
export type EmailReaders = (typeof emailReaders)[number];
