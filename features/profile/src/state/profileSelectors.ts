import type { ProfileChangesState } from './profileSlice';
import type { profiles } from './profiles';

/** The part of the store that profiles bring. */
export interface ProfileRootState {
  profile: { people: ReturnType<typeof profiles.reducer>; changes: ProfileChangesState };
}

export const selectProfileSaving = (state: ProfileRootState) => state.profile.changes.saving;
export const selectPhotoChange = (state: ProfileRootState) => state.profile.changes.photo;
export const selectUnlinking = (state: ProfileRootState) => state.profile.changes.unlinking;
export const selectProfileMessage = (state: ProfileRootState): string | null => state.profile.changes.message;
