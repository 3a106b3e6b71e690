import { useFresh } from '@paadam/shared/loading';
import type { ProfileRootState } from '@paadam/shared/profile';
import { profileActions, selectProfile } from '@paadam/shared/profile';
import { usePaadamDispatch } from '@paadam/shared/state';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';

/** One's own profile, kept fresh as long as the screen shows it. */
export const useOwnProfile = (id: string) => {
  const dispatch = usePaadamDispatch();
  const profile = useSelector((state: ProfileRootState) => selectProfile(state, id));
  const reload = useCallback(() => void dispatch(profileActions.profileRequested(id)), [dispatch, id]);
  const leave = useCallback(() => void dispatch(profileActions.profileLeft(id)), [dispatch, id]);
  useFresh(reload, leave);
  return { profile, reload };
};
