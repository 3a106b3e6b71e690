import type { Problem } from '@paadam/shared/api';
import type { Profile } from '@paadam/shared/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { forgetWithPerson } from '../auth/forgetWithPerson';
import { type Loadable, loaded, loadFailed, loading, notLoaded } from '../loadable';

export interface ProfileState {
  /** The profiles that were asked for, by the person's id. */
  byId: Record<string, Loadable<Profile>>;
}

const initialState: ProfileState = { byId: {} };

export const profileSlice = createSlice({
  name: 'profile',
  initialState,
  reducers: {
    profileRequested: (state, { payload: id }: PayloadAction<string>) => {
      state.byId[id] = loading(state.byId[id] ?? notLoaded);
    },
    profileLoaded: (state, { payload }: PayloadAction<{ id: string; profile: Profile }>) => {
      state.byId[payload.id] = loaded(payload.profile);
    },
    profileFailed: (state, { payload }: PayloadAction<{ id: string; problem: Problem }>) => {
      state.byId[payload.id] = loadFailed(state.byId[payload.id] ?? notLoaded, payload.problem);
    },
  },
  extraReducers: forgetWithPerson(() => initialState),
});

export const profileActions = profileSlice.actions;
