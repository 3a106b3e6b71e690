import type { Problem } from '@paadam/shared/api';
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

/** What a person does about two-step sign-in. */
export type TwoStepAct = 'on' | 'off' | 'recovery-codes';

export interface SecurityChanges {
  /** The browser that is being signed out. */
  ending: { sessionId: string; request: RequestState } | null;
  password: RequestState;
  twoStep: RequestState;
  /** Those that were just made, until the person has kept them; null: none. */
  recoveryCodes: string[] | null;
  /** The last success worth telling. */
  message: string | null;
}

const initialState: SecurityChanges = {
  ending: null,
  password: idle,
  twoStep: idle,
  recoveryCodes: null,
  message: null,
};

/** What the person does for the safety of the account. */
export const securitySlice = createSlice({
  name: 'security/changes',
  initialState,
  reducers: {
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

    twoStepChangeRequested: (
      state,
      _: PayloadAction<{ act: TwoStepAct; password: string; code: string }>,
    ) => {
      state.twoStep = busy;
      state.message = null;
    },
    twoStepChanged: (
      state,
      { payload }: PayloadAction<{ message: string; recoveryCodes: string[] | null }>,
    ) => {
      if (state.twoStep.status !== 'busy') return;
      state.twoStep = done;
      state.message = payload.message;
      state.recoveryCodes = payload.recoveryCodes;
    },
    twoStepChangeFailed: (state, { payload }: PayloadAction<Problem>) => {
      if (state.twoStep.status === 'busy') state.twoStep = failed(payload);
    },
    /** The form was opened or closed: it says nothing of an earlier outcome. */
    twoStepFormSettled: (state) => {
      state.twoStep = idle;
    },
    recoveryCodesKept: (state) => {
      state.recoveryCodes = null;
      state.twoStep = idle;
    },

    /** The screen was left: no outcome greets the next visit. */
    securityLeft: () => initialState,
    securityMessageShown: (state) => {
      state.message = null;
    },
  },
  extraReducers: forgetWithPerson(() => initialState),
});

export const securityActions = securitySlice.actions;
