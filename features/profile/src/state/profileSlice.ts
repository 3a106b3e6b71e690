import type { Problem } from '@paadam/shared/api';
import type { Body, Calls } from '@paadam/shared/contract';
import {
  busy,
  createSlice,
  done,
  failed,
  forgetWithPerson,
  idle,
  type PayloadAction,
  type RequestState,
} from '@paadam/shared/state';
import { linkChanged } from './linkChanged';
import { profiles } from './profiles';

/** What the owner of a profile may change; what is left out stays as it is. */
export type ProfileChanges = Body<Calls['saveProfile']>;

export interface ProfileChangesState {
  /** How the saving of one's own went. */
  saving: RequestState;
  /** How the giving or the removal of one's own photo went. */
  photo: RequestState;
  /** A student's own link to a parent that is being ended. */
  unlinking: { parentId: string; request: RequestState } | null;
  /** The last success worth telling. */
  message: string | null;
}

const initialState: ProfileChangesState = { saving: idle, photo: idle, unlinking: null, message: null };

/** What the person makes of their own profile. */
export const profileSlice = createSlice({
  name: 'profile/changes',
  initialState,
  reducers: {
    saveRequested: (state, _: PayloadAction<{ id: string; changes: ProfileChanges }>) => {
      state.saving = busy;
      state.message = null;
    },
    profileSaved: (state, { payload }: PayloadAction<{ message: string }>) => {
      if (state.saving.status !== 'busy') return;
      state.saving = done;
      state.message = payload.message;
    },
    saveFailed: (state, { payload }: PayloadAction<Problem>) => {
      if (state.saving.status === 'busy') state.saving = failed(payload);
    },

    /** `picture`: a file in base64; null: none any more. */
    photoRequested: (state, _: PayloadAction<{ id: string; picture: string | null }>) => {
      state.photo = busy;
      state.message = null;
    },
    photoChanged: (state, { payload }: PayloadAction<{ message: string }>) => {
      if (state.photo.status !== 'busy') return;
      state.photo = done;
      state.message = payload.message;
    },
    photoFailed: (state, { payload }: PayloadAction<Problem>) => {
      if (state.photo.status === 'busy') state.photo = failed(payload);
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
  extraReducers: (builder) => {
    forgetWithPerson(() => initialState)(builder);
    // No outcome greets the next visit.
    builder.addCase(profiles.actions.left, () => initialState);
  },
});

export const profileActions = { ...profileSlice.actions, linkChanged };
