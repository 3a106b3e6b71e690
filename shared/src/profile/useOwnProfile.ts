import { useFresh } from '@paadam/shared/panel';
import { profileActions, selectProfile, usePaadamDispatch, usePaadamSelector } from '@paadam/shared/state';
import { useCallback } from 'react';

/** One's own profile, kept fresh as long as the screen shows it. */
export const useOwnProfile = (id: string) => {
  const dispatch = usePaadamDispatch();
  const profile = usePaadamSelector((state) => selectProfile(state, id));
  const reload = useCallback(() => void dispatch(profileActions.profileRequested(id)), [dispatch, id]);
  const leave = useCallback(() => void dispatch(profileActions.profileLeft(id)), [dispatch, id]);
  useFresh(reload, leave);
  return { profile, reload };
};
