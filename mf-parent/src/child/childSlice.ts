import type { Problem } from '@paadam/shared/api';
import type { ChildProgress } from '@paadam/shared/contract';
import {
  forgetWithPerson,
  type Loadable,
  loaded,
  loadFailed,
  loading,
  notLoaded,
} from '@paadam/shared/state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { given } from '../family/given';

/** The child whose page is open, or was last. */
export interface ChildState {
  childId: string;
  progress: Loadable<ChildProgress>;
}

const initialState: ChildState = { childId: '', progress: notLoaded };

export const childSlice = createSlice({
  name: 'child',
  initialState,
  reducers: {
    progressRequested: (state, { payload }: PayloadAction<{ childId: string }>) => {
      if (state.childId !== payload.childId) state.progress = notLoaded;
      state.childId = payload.childId;
      state.progress = loading(state.progress);
    },
    progressLoaded: (state, { payload }: PayloadAction<ChildProgress>) => {
      state.progress = loaded(payload);
    },
    progressFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.progress = loadFailed(state.progress, payload);
    },
    progressLeft: (state) => {
      state.progress = given(state.progress);
    },
  },
  extraReducers: forgetWithPerson(() => initialState),
});

export const childActions = childSlice.actions;

/** @returns how the child's lessons go; nothing where another child was asked for last */
export const selectChildProgress = (
  { child }: { child: ChildState },
  childId: string,
): Loadable<ChildProgress> => (child.childId === childId ? child.progress : notLoaded);
