import { useFresh } from '@paadam/shared/loading';
import { selectUser, usePaadamDispatch, usePaadamSelector } from '@paadam/shared/state';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { selectFamily } from './parentSelectors';
import { parentActions } from './parentSlice';

/** The signed-in parent with the linked children, kept fresh as long as a screen shows them. */
export const useFamily = () => {
  const dispatch = usePaadamDispatch();
  const parentId = usePaadamSelector(selectUser)?.id;
  const profile = useSelector(selectFamily);
  const reload = useCallback(() => {
    if (parentId) dispatch(parentActions.profileRequested({ parentId }));
  }, [dispatch, parentId]);
  const leave = useCallback(() => void dispatch(parentActions.profileLeft()), [dispatch]);
  useFresh(reload, leave);
  return { profile, reload };
};
