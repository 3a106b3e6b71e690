import { useFresh } from '@paadam/shared/loading';
import { usePaadamDispatch } from '@paadam/shared/state';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { type ChildState, childActions, selectChildProgress } from './childSlice';

/** How a child's lessons go, kept fresh as long as a screen shows it. */
export const useProgress = (childId: string) => {
  const dispatch = usePaadamDispatch();
  const progress = useSelector((state: { child: ChildState }) => selectChildProgress(state, childId));
  const reload = useCallback(
    () => void dispatch(childActions.progressRequested({ childId })),
    [dispatch, childId],
  );
  const leave = useCallback(() => void dispatch(childActions.progressLeft()), [dispatch]);
  useFresh(reload, leave);
  return { progress, reload };
};
