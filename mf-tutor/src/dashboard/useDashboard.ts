import { useFresh } from '@paadam/shared/loading';
import { usePaadamDispatch } from '@paadam/shared/state';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { selectTeaching, teachingActions } from '../teaching/teachingSlice';

/** The tutor's figures, today's lessons and the requests, kept fresh as long as a screen shows them. */
export const useDashboard = () => {
  const dispatch = usePaadamDispatch();
  const { figures } = useSelector(selectTeaching).dashboard;
  const reload = useCallback(() => void dispatch(teachingActions.dashboardRequested()), [dispatch]);
  const leave = useCallback(() => void dispatch(teachingActions.dashboardLeft()), [dispatch]);
  useFresh(reload, leave);
  return { figures, reload };
};
