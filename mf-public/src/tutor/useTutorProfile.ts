import type { Profile } from '@paadam/shared/contract';
import { type Loadable, selectUser, usePaadamDispatch, usePaadamSelector } from '@paadam/shared/state';
import { useCallback, useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { type ProfileQuestion, tutorProfile } from './tutorPage';

export interface TutorProfile {
  profile: Loadable<Profile>;
  load: () => void;
}

/** @returns the profile behind an id, as it is for who looks */
export const useTutorProfile = (tutorId: string): TutorProfile => {
  const dispatch = usePaadamDispatch();
  const viewer = usePaadamSelector(selectUser)?.id;
  const question = useMemo(
    (): ProfileQuestion => ({ tutorId, ...(viewer && { viewer }) }),
    [tutorId, viewer],
  );
  const { answer: profile } = useSelector((state: object) => tutorProfile.select(state, question));
  const load = useCallback(
    () => void dispatch(tutorProfile.actions.requested(question)),
    [dispatch, question],
  );
  useEffect(() => {
    load();
    return () => void dispatch(tutorProfile.actions.left(question));
  }, [load, dispatch, question]);
  return { profile, load };
};
