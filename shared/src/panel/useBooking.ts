import {
  bookingsActions,
  selectBookingDetails,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import { useCallback } from 'react';
import { useFresh } from './useFresh';

/**
 * One booking with its timeline, kept fresh as long as a screen shows it.
 *
 * @returns the booking, and a function that loads it again
 */
export const useBooking = (bookingId: string) => {
  const dispatch = usePaadamDispatch();
  const booking = usePaadamSelector((state) => selectBookingDetails(state, bookingId));
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
