import type { Problem } from '@paadam/shared/api';
import type { Tutor } from '@paadam/shared/contract';
import {
  appendNew,
  busy,
  dataOf,
  done,
  failed,
  idle,
  type Loadable,
  loaded,
  loadFailed,
  loading,
  notLoaded,
  type RequestState,
} from '@paadam/shared/state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface TutorsPage {
  tutors: Tutor[];
  /** Null on the last page. */
  nextCursor: string | null;
}

export interface TutorsState {
  /** The pages so far, as one. */
  list: Loadable<TutorsPage>;
  more: RequestState;
}

/** What this portal's screens see of the store beyond the groups that every host has. */
export interface TutorsRootState {
  tutors: TutorsState;
}

const initialState: TutorsState = { list: notLoaded, more: idle };

export const tutorsSlice = createSlice({
  name: 'tutors',
  initialState,
  reducers: {
    /** Loads the first page unless there is one already: coming back finds the list as it was left. */
    tutorsRequested: (_: TutorsState) => {},
    tutorsLoading: (state) => {
      state.list = loading(state.list);
    },
    tutorsLoaded: (state, { payload }: PayloadAction<TutorsPage>) => {
      state.list = loaded(payload);
    },
    tutorsFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.list = loadFailed(state.list, payload);
    },
    moreTutorsRequested: (state) => {
      state.more = busy;
    },
    moreTutorsLoaded: (state, { payload }: PayloadAction<TutorsPage>) => {
      const known = dataOf(state.list)?.tutors ?? [];
      state.list = loaded({ ...payload, tutors: appendNew(known, payload.tutors) });
      state.more = done;
    },
    moreTutorsFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.more = failed(payload);
    },
  },
});

export const tutorsActions = tutorsSlice.actions;

export const selectTutors = (state: TutorsRootState): Loadable<TutorsPage> => state.tutors.list;
export const selectMoreTutors = (state: TutorsRootState): RequestState => state.tutors.more;
