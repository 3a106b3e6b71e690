import type { Problem } from '@paadam/shared/api';
import { busy, done, failed, forgetWithPerson, idle, type RequestState } from '@paadam/shared/state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A child that is being linked: the address, then the code that was mailed to it. */
interface LinkState {
  step: 'closed' | 'email' | 'code';
  email: string;
  request: RequestState;
  resend: RequestState;
  /** ISO instant before which no further code is sent; null while none was sent. */
  resendAllowedAt: string | null;
  /** The child that was linked last, by its id, until the form opens again or the page is left. */
  linked: string | null;
}

const initialState: LinkState = {
  step: 'closed',
  email: '',
  request: idle,
  resend: idle,
  resendAllowedAt: null,
  linked: null,
};

export const linkSlice = createSlice({
  name: 'link',
  initialState,
  reducers: {
    formOpened: (): LinkState => ({ ...initialState, step: 'email' }),
    formClosed: () => initialState,
    /** The form has done its work; the next child begins at the first step. */
    childLinked: (_, { payload }: PayloadAction<{ childId: string }>): LinkState => ({
      ...initialState,
      linked: payload.childId,
    }),
    codeRequested: (_, { payload }: PayloadAction<{ email: string }>): LinkState => ({
      ...initialState,
      step: 'email',
      email: payload.email,
      request: busy,
    }),
    /** The mail is on its way; the next one may be asked for from that ISO instant on. */
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
    verificationRequested: (state, _: PayloadAction<{ otp: string }>) => {
      state.request = busy;
      state.resend = idle;
    },
    requestFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.request = failed(payload);
    },
    /** Who went to fetch the code from the child goes on with it; else the next visit begins anew. */
    pageLeft: (state) => (state.step === 'code' ? state : initialState),
  },
  extraReducers: forgetWithPerson(() => initialState),
});

export const linkActions = linkSlice.actions;

export const selectLink = ({ link }: { link: LinkState }) => link;
