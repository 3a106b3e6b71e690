import {
  type BookingsOwner,
  bookingsActions,
  selectBookings,
  selectUser,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import { useCallback, useEffect } from 'react';

/**
 * The signed-in person's bookings, fresh each time the page is opened.
 *
 * @returns the list, and a function that loads it again
 */
export const useOwnBookings = (role: BookingsOwner['role']) => {
  const dispatch = usePaadamDispatch();
  const id = usePaadamSelector(selectUser)?.id;
  const list = usePaadamSelector(selectBookings);
  const reload = useCallback(() => {
    if (id) dispatch(bookingsActions.bookingsRequested({ role, id }));
  }, [dispatch, role, id]);
  useEffect(reload, [reload]);
  return { list, reload };
};
