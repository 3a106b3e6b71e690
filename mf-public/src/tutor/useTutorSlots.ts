import type { Slot } from '@paadam/shared/contract';
import { useAnswered } from '@paadam/shared/loading';
import { type Loadable, selectUser, usePaadamDispatch, usePaadamSelector } from '@paadam/shared/state';
import { useCallback, useEffect, useMemo } from 'react';
import { useBookingChild } from '../booking-child/useBookingChild';
import { type SlotsQuestion, tutorSlots } from './tutorPage';

export interface TutorTimes {
  slots: Loadable<Slot[]>;
  load: () => void;
}

/** @returns the tutor's open times as they are for who looks, or for the child that a parent books for */
export const useTutorSlots = (tutorId: string): TutorTimes => {
  const dispatch = usePaadamDispatch();
  const student = useBookingChild()?._id;
  const viewer = usePaadamSelector(selectUser)?.id;
  const question = useMemo(
    (): SlotsQuestion => ({ tutorId, ...(student && { student }), ...(viewer && { viewer }) }),
    [tutorId, student, viewer],
  );
  const { answer: slots } = useAnswered(tutorSlots, question);
  const load = useCallback(() => void dispatch(tutorSlots.actions.requested(question)), [dispatch, question]);
  useEffect(() => {
    load();
    return () => void dispatch(tutorSlots.actions.left(question));
  }, [load, dispatch, question]);
  return { slots, load };
};
