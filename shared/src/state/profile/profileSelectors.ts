import type { Profile } from '@paadam/shared/contract';
import { type Loadable, notLoaded } from '../loadable';
import type { PaadamState } from '../PaadamState';

export const selectProfile = (state: PaadamState, id: string): Loadable<Profile> =>
  state.profile.byId[id] ?? notLoaded;
export const selectProfileSaving = (state: PaadamState) => state.profile.saving;
export const selectUnlinking = (state: PaadamState) => state.profile.unlinking;
export const selectProfileMessage = (state: PaadamState): string | null => state.profile.message;
