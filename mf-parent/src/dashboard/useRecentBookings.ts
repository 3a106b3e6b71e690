import { useFresh } from '@paadam/shared/loading';
import { selectUser, usePaadamDispatch, usePaadamSelector } from '@paadam/shared/state';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { selectFamilyBookings } from '../family/parentSelectors';
import { parentActions } from '../family/parentSlice';

/** How many bookings the dashboard shows. */
export const recentCount = 5;

/** The children's latest bookings with the number of those to come, kept fresh as long as the dashboard is open. */
export const useRecentBookings = () => {
  const dispatch = usePaadamDispatch();
  const parentId = usePaadamSelector(selectUser)?.id;
  const bookings = useSelector(selectFamilyBookings);
  const reload = useCallback(() => {
    if (parentId) dispatch(parentActions.bookingsRequested({ parentId, count: recentCount }));
  }, [dispatch, parentId]);
  const leave = useCallback(() => void dispatch(parentActions.bookingsLeft()), [dispatch]);
  useFresh(reload, leave);
  return { bookings, reload };
};
