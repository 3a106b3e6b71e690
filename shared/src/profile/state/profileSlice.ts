import type { Problem } from '@paadam/shared/api';
import type { Body, Calls, Profile } from '@paadam/shared/contract';
import {
  busy,
  done,
  failed,
  forgetWithPerson,
  idle,
  type Loadable,
  loaded,
  loadFailed,
  loading,
  notLoaded,
  type RequestState,
} from '@paadam/shared/state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the owner of a profile may change; what is left out stays as it is. */
export type ProfileChanges = Body<Calls['saveProfile']>;

export interface ProfileState {
  /** The profiles that were asked for, by the person's id. */
  byId: Record<string, Loadable<Profile>>;
  /** How the saving of one's own went. */
  saving: RequestState;
  /** A student's own link to a parent that is being ended. */
  unlinking: { parentId: string; request: RequestState } | null;
  /** The last success worth telling. */
  message: string | null;
}

const initialState: ProfileState = { byId: {}, saving: idle, unlinking: null, message: null };

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
    /** The screen was left: what was under way is given up. */
    profileLeft: (state, { payload: id }: PayloadAction<string>) => {
      const profile = state.byId[id];
      if (profile?.status === 'loading') {
        if (profile.data) state.byId[id] = loaded(profile.data);
        else delete state.byId[id];
      }
      state.saving = idle;
      state.unlinking = null;
      state.message = null;
    },

    saveRequested: (state, _: PayloadAction<{ id: string; changes: ProfileChanges }>) => {
      state.saving = busy;
      state.message = null;
    },
    profileSaved: (state, { payload }: PayloadAction<{ profile: Profile; message: string }>) => {
      state.byId[payload.profile._id] = loaded(payload.profile);
      if (state.saving.status !== 'busy') return;
      state.saving = done;
      state.message = payload.message;
    },
    saveFailed: (state, { payload }: PayloadAction<Problem>) => {
      if (state.saving.status === 'busy') state.saving = failed(payload);
    },

    /** The student ends the link to a parent. */
    unlinkRequested: (state, { payload }: PayloadAction<{ id: string; parentId: string }>) => {
      state.unlinking = { parentId: payload.parentId, request: busy };
      state.message = null;
    },
    unlinked: (state, { payload }: PayloadAction<{ message: string }>) => {
      if (!state.unlinking) return;
      state.unlinking.request = done;
      state.message = payload.message;
    },
    unlinkFailed: (state, { payload }: PayloadAction<Problem>) => {
      if (state.unlinking) state.unlinking.request = failed(payload);
    },
    unlinkClosed: (state) => {
      state.unlinking = null;
    },
    profileMessageShown: (state) => {
      state.message = null;
    },
  },
  extraReducers: forgetWithPerson(() => initialState),
});

export const profileActions = profileSlice.actions;
