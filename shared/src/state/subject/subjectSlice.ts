import type { Problem } from '@paadam/shared/api';
import type { Subject } from '@paadam/shared/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Loadable, loaded, loadFailed, loading, notLoaded } from '../loadable';

interface SubjectState {
  /** The whole catalogue, by name. */
  catalogue: Loadable<Subject[]>;
}

const initialState: SubjectState = { catalogue: notLoaded };

export const subjectSlice = createSlice({
  name: 'subject',
  initialState,
  reducers: {
    /** Loads the catalogue unless it is there or on its way. */
    subjectsRequested: (_: SubjectState) => {},
    subjectsLoading: (state) => {
      state.catalogue = loading(state.catalogue);
    },
    subjectsLoaded: (state, { payload }: PayloadAction<Subject[]>) => {
      state.catalogue = loaded(payload);
    },
    subjectsFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.catalogue = loadFailed(state.catalogue, payload);
    },
  },
});

export const subjectActions = subjectSlice.actions;
