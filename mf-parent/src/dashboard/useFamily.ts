import { selectUser, usePaadamDispatch, usePaadamSelector } from '@paadam/shared/state';
import { useCallback, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectFamily, selectFamilyBookings } from '../family/parentSelectors';
import { parentActions } from '../family/parentSlice';

/** How many bookings the dashboard shows. */
export const recentCount = 5;

/** The signed-in parent's children and bookings, fresh each time the page is opened. */
export const useFamily = () => {
  const dispatch = usePaadamDispatch();
  const parentId = usePaadamSelector(selectUser)?.id;
  const profile = useSelector(selectFamily);
  const bookings = useSelector(selectFamilyBookings);

  const loadProfile = useCallback(() => {
    if (parentId) dispatch(parentActions.profileRequested({ parentId }));
  }, [dispatch, parentId]);
  const loadBookings = useCallback(() => {
    if (parentId) dispatch(parentActions.bookingsRequested({ parentId, count: recentCount }));
  }, [dispatch, parentId]);
  useEffect(loadProfile, [loadProfile]);
  useEffect(loadBookings, [loadBookings]);

  return { profile, bookings, loadProfile, loadBookings };
};
