import type { Problem } from '@paadam/shared/api';
import type { ListedTutor } from '@paadam/shared/contract';
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
import type { TutorQuestion } from './question';

export interface TutorsPage {
  tutors: ListedTutor[];
  /** Null on the last page. */
  nextCursor: string | null;
}

interface TutorsState {
  /** What the list answers, or will; null before the first question. */
  question: TutorQuestion | null;
  /** The pages so far, as one. While another question is asked, those of the one before. */
  list: Loadable<TutorsPage>;
  more: RequestState;
}

/** What this portal's screens see of the store beyond the groups that every host has. */
export interface TutorsRootState {
  tutors: TutorsState;
}

const initialState: TutorsState = { question: null, list: notLoaded, more: idle };

export const tutorsSlice = createSlice({
  name: 'tutors',
  initialState,
  reducers: {
    /** Asks, unless just this was answered or is being asked: coming back finds the list as it was left. */
    tutorsRequested: (_: TutorsState, __: PayloadAction<TutorQuestion>) => {},
    tutorsLoading: (state, { payload }: PayloadAction<TutorQuestion>) => {
      state.question = payload;
      state.list = loading(state.list);
      state.more = idle;
    },
    tutorsLoaded: (state, { payload }: PayloadAction<TutorsPage>) => {
      state.list = loaded(payload);
    },
    tutorsFailed: (state, { payload }: PayloadAction<Problem>) => {
      // What is there answers the question before.
      state.list = loadFailed(notLoaded, payload);
    },
    moreTutorsRequested: (state) => {
      if (state.list.status === 'loaded' && state.list.data.nextCursor) state.more = busy;
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

export const selectQuestion = (state: TutorsRootState): TutorQuestion | null => state.tutors.question;
export const selectTutors = (state: TutorsRootState): Loadable<TutorsPage> => state.tutors.list;
export const selectMoreTutors = (state: TutorsRootState): RequestState => state.tutors.more;
