import type { Problem } from '@paadam/shared/api';
import type { Body, Calls } from '@paadam/shared/contract';
import { busy, done, failed, forgetWithPerson, idle, type RequestState } from '@paadam/shared/state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface ForgotPasswordState {
  /** The address, then the mailed code with the new password; `changed` until the page is left. */
  step: 'email' | 'code' | 'changed';
  email: string;
  request: RequestState;
  resend: RequestState;
  /** ISO instant before which no further code is sent; null while none was sent. */
  resendAllowedAt: string | null;
}

interface ForgotPasswordRootState {
  forgotPassword: ForgotPasswordState;
}

const initialState: ForgotPasswordState = {
  step: 'email',
  email: '',
  request: idle,
  resend: idle,
  resendAllowedAt: null,
};

/** The password itself is never kept: it passes through with its action. */
export const forgotPasswordSlice = createSlice({
  name: 'forgotPassword',
  initialState,
  reducers: {
    codeRequested: (_, { payload }: PayloadAction<{ email: string }>) => ({
      ...initialState,
      email: payload.email,
      request: busy,
    }),
    /** A code is in the mail, where there is an account; the next one may be asked for from that ISO instant on. */
    codeSent: (state, { payload }: PayloadAction<{ resendAllowedAt: string }>) => {
      state.step = 'code';
      state.request = idle;
      state.resendAllowedAt = payload.resendAllowedAt;
    },
    emailReopened: (state) => {
      state.step = 'email';
      state.request = idle;
      state.resend = idle;
    },
    codeResendRequested: (state) => {
      state.resend = busy;
      state.request = idle;
    },
    codeResent: (state, { payload }: PayloadAction<{ resendAllowedAt: string }>) => {
      state.resend = done;
      state.resendAllowedAt = payload.resendAllowedAt;
    },
    codeResendFailed: (
      state,
      { payload }: PayloadAction<{ problem: Problem; resendAllowedAt: string | null }>,
    ) => {
      state.resend = failed(payload.problem);
      state.resendAllowedAt = payload.resendAllowedAt ?? state.resendAllowedAt;
    },
    changeRequested: (state, _: PayloadAction<Body<Calls['resetPassword']>>) => {
      state.request = busy;
      state.resend = idle;
    },
    passwordChanged: (state) => {
      state.step = 'changed';
    },
    requestFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.request = failed(payload);
    },
    /** Who comes back later wants another code, and not this end; whoever went to look for the mail goes on. */
    pageLeft: (state) => (state.step === 'changed' ? initialState : state),
  },
  extraReducers: forgetWithPerson(() => initialState),
});

export const forgotPasswordActions = forgotPasswordSlice.actions;

export const selectForgotPassword = ({ forgotPassword }: ForgotPasswordRootState) => forgotPassword;
