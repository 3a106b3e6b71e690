import { useFresh } from '@paadam/shared/loading';
import { usePaadamDispatch } from '@paadam/shared/state';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { selectStudents, teachingActions } from '../teaching/teachingSlice';

/** The tutor's students, kept fresh as long as a screen shows them. */
export const useStudents = () => {
  const dispatch = usePaadamDispatch();
  const { list, more } = useSelector(selectStudents);
  const reload = useCallback(() => void dispatch(teachingActions.studentsRequested()), [dispatch]);
  const leave = useCallback(() => void dispatch(teachingActions.studentsLeft()), [dispatch]);
  useFresh(reload, leave);
  return { list, more, reload, loadMore: () => void dispatch(teachingActions.moreStudentsRequested()) };
};
