import type { Profile } from '@paadam/shared/contract';
import { type Loadable, notLoaded } from '@paadam/shared/state';
import type { ProfileState } from './profileSlice';

/** The part of the store that profiles bring. */
export interface ProfileRootState {
  profile: ProfileState;
}

export const selectProfile = (state: ProfileRootState, id: string): Loadable<Profile> =>
  state.profile.byId[id] ?? notLoaded;
export const selectProfileSaving = (state: ProfileRootState) => state.profile.saving;
export const selectUnlinking = (state: ProfileRootState) => state.profile.unlinking;
export const selectProfileMessage = (state: ProfileRootState): string | null => state.profile.message;
