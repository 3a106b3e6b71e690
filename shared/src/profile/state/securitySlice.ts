import type { Problem } from '@paadam/shared/api';
import type { SessionInfo, SignInRecord } from '@paadam/shared/contract';
import {
  busy,
  dataOf,
  done,
  failed,
  forgetWithPerson,
  idle,
  type Loadable,
  loaded,
  loadFailed,
  loading,
  moreFailed,
  moreLoaded,
  moreRequested,
  notLoaded,
  notPaged,
  type Page,
  type Paged,
  pageFailed,
  pageLeft,
  pageLoaded,
  pageRequested,
  type RequestState,
} from '@paadam/shared/state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface SecurityState {
  /** Where the person is signed in. */
  sessions: Paged<Page<SessionInfo>>;
  /** The browser that is being signed out. */
  ending: { sessionId: string; request: RequestState } | null;
  /** The last sign-ins. */
  history: Loadable<SignInRecord[]>;
  password: RequestState;
  /** The last success worth telling. */
  message: string | null;
}

const initialState: SecurityState = {
  sessions: notPaged,
  ending: null,
  history: notLoaded,
  password: idle,
  message: null,
};

export const securitySlice = createSlice({
  name: 'security',
  initialState,
  reducers: {
    sessionsRequested: (state) => pageRequested(state.sessions),
    sessionsLoaded: (state, { payload }: PayloadAction<Page<SessionInfo>>) =>
      pageLoaded(state.sessions, payload),
    sessionsFailed: (state, { payload }: PayloadAction<Problem>) => pageFailed(state.sessions, payload),
    moreSessionsRequested: (state) => moreRequested(state.sessions),
    moreSessionsLoaded: (state, { payload }: PayloadAction<Page<SessionInfo>>) =>
      moreLoaded(state.sessions, payload),
    moreSessionsFailed: (state, { payload }: PayloadAction<Problem>) => moreFailed(state.sessions, payload),

    sessionEndRequested: (state, { payload }: PayloadAction<{ sessionId: string }>) => {
      state.ending = { ...payload, request: busy };
      state.message = null;
    },
    sessionEnded: (state, { payload }: PayloadAction<{ message: string }>) => {
      if (!state.ending) return;
      state.ending.request = done;
      state.message = payload.message;
    },
    sessionEndFailed: (state, { payload }: PayloadAction<Problem>) => {
      if (state.ending) state.ending.request = failed(payload);
    },
    sessionEndClosed: (state) => {
      state.ending = null;
    },

    historyRequested: (state) => {
      state.history = loading(state.history);
    },
    historyLoaded: (state, { payload }: PayloadAction<SignInRecord[]>) => {
      state.history = loaded(payload);
    },
    historyFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.history = loadFailed(state.history, payload);
    },

    passwordChangeRequested: (state, _: PayloadAction<{ current: string; password: string }>) => {
      state.password = busy;
      state.message = null;
    },
    passwordChanged: (state, { payload }: PayloadAction<{ message: string }>) => {
      if (state.password.status !== 'busy') return;
      state.password = done;
      state.message = payload.message;
    },
    passwordChangeFailed: (state, { payload }: PayloadAction<Problem>) => {
      if (state.password.status === 'busy') state.password = failed(payload);
    },

    /** The screen was left: what was under way is given up, and no outcome greets the next visit. */
    securityLeft: (state) => {
      pageLeft(state.sessions);
      const history = dataOf(state.history);
      state.history = history ? loaded(history) : notLoaded;
      state.ending = null;
      state.password = idle;
      state.message = null;
    },
    securityMessageShown: (state) => {
      state.message = null;
    },
  },
  extraReducers: forgetWithPerson(() => initialState),
});

export const securityActions = securitySlice.actions;
