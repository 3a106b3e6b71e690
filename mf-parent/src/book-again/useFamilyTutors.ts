import { useFresh } from '@paadam/shared/loading';
import { usePaadamDispatch } from '@paadam/shared/state';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { selectFamilyTutors } from '../family/parentSelectors';
import { parentActions } from '../family/parentSlice';

/** The tutors of the children's lessons, kept fresh as long as a screen shows them. */
export const useFamilyTutors = () => {
  const dispatch = usePaadamDispatch();
  const tutors = useSelector(selectFamilyTutors);
  const reload = useCallback(() => void dispatch(parentActions.tutorsRequested()), [dispatch]);
  const leave = useCallback(() => void dispatch(parentActions.tutorsLeft()), [dispatch]);
  useFresh(reload, leave);
  const loadMore = useCallback(() => void dispatch(parentActions.moreTutorsRequested()), [dispatch]);
  return { tutors, reload, loadMore };
};
