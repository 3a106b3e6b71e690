import type { BookingDetails } from '@paadam/shared/contract';

/** Changes that let a lesson of an hour start so many minutes from now, for which was asked an hour ago. */
export const lessonIn = (minutes: number): Pick<BookingDetails, 'dateTime' | 'endsAt' | 'createdAt'> => {
  const at = (fromNow: number) => new Date(Date.now() + fromNow * 60_000).toISOString();
  return { dateTime: at(minutes), endsAt: at(minutes + 60), createdAt: at(-60) };
};
