import { useFresh } from '@paadam/shared/loading';
import { usePaadamDispatch } from '@paadam/shared/state';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { selectEarnings, teachingActions } from '../teaching/teachingSlice';

/** The tutor's earnings by month, kept fresh as long as a screen shows them. */
export const useEarnings = () => {
  const dispatch = usePaadamDispatch();
  const { list, more } = useSelector(selectEarnings);
  const reload = useCallback(() => void dispatch(teachingActions.earningsRequested()), [dispatch]);
  const leave = useCallback(() => void dispatch(teachingActions.earningsLeft()), [dispatch]);
  useFresh(reload, leave);
  return { list, more, reload, loadMore: () => void dispatch(teachingActions.moreEarningsRequested()) };
};
