import { bookingDetails } from '@paadam/bookings';
import { useLoadable } from '@paadam/shared/loading';

/**
 * One booking with its timeline, kept fresh as long as a screen shows it.
 *
 * @returns the booking, and a function that loads it again
 */
export const useBooking = (bookingId: string) => {
  const { answer, reload } = useLoadable(bookingDetails, bookingId);
  return { booking: answer, reload };
};
