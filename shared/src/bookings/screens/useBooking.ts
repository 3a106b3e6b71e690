import { type BookingsRootState, bookingsActions, selectBookingDetails } from '@paadam/shared/bookings';
import { useFresh } from '@paadam/shared/loading';
import { usePaadamDispatch } from '@paadam/shared/state';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';

/**
 * One booking with its timeline, kept fresh as long as a screen shows it.
 *
 * @returns the booking, and a function that loads it again
 */
export const useBooking = (bookingId: string) => {
  const dispatch = usePaadamDispatch();
  const booking = useSelector((state: BookingsRootState) => selectBookingDetails(state, bookingId));
  const reload = useCallback(
    () => void dispatch(bookingsActions.detailsRequested({ bookingId })),
    [dispatch, bookingId],
  );
  const leave = useCallback(
    () => void dispatch(bookingsActions.detailsLeft({ bookingId })),
    [dispatch, bookingId],
  );
  useFresh(reload, leave);
  return { booking, reload };
};
