import type { Problem } from '@paadam/shared/api';
import { problemOfForm } from '@paadam/shared/api/problemOfForm';
import type { AuthData, FormAnswer, SessionCheck } from '@paadam/shared/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as words from '../../messages/state';
import { busy, done, failed, idle, type RequestState } from '../request';

/** How a person has signed in. */
interface How {
  /** In another tab: this one has only learned of it. */
  isFollowed?: true;
}

/** Who is here. `expired` keeps the person, so that the page behind the sign-in dialog can stay as it is. */
export type Session =
  | { status: 'checking' }
  | { status: 'unknown'; problem: Problem }
  | { status: 'visitor' }
  | ({ status: 'signed-in'; user: AuthData } & How)
  | { status: 'expired'; user: AuthData };

interface AuthState {
  session: Session;
  signIn: RequestState;
  /** The password was right, and the sign-in form asks for the code of two-step sign-in. */
  isAtSecondStep: boolean;
  signOut: RequestState;
  /** The last thing worth telling, 'Logged out successfully'. */
  message: string | null;
}

const initialState: AuthState = {
  session: { status: 'checking' },
  signIn: idle,
  isAtSecondStep: false,
  signOut: idle,
  message: null,
};

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    sessionCheckRequested: (state) => {
      state.session = { status: 'checking' };
    },
    sessionChecked: (state, { payload }: PayloadAction<SessionCheck>) => {
      state.session = payload.data ? { status: 'signed-in', user: payload.data } : { status: 'visitor' };
    },
    sessionCheckFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.session = { status: 'unknown', problem: payload };
    },
    /** A call found that the session is over; the page stays, a sign-in dialog opens over it. */
    sessionExpired: (state) => {
      if (state.session.status === 'signed-in') {
        state.session = { status: 'expired', user: state.session.user };
        state.signIn = idle;
      }
    },
    /** The sign-in dialog was closed without signing in. */
    expiredSessionLeft: (state) => {
      state.session = { status: 'visitor' };
      state.signIn = idle;
      state.isAtSecondStep = false;
    },

    signInRequested: (state, _: PayloadAction<{ email: string; password: string }>) => {
      state.signIn = busy;
    },
    signInFailed: (state, { payload }: PayloadAction<{ email: string; problem: Problem }>) => {
      state.signIn = failed(payload.problem);
    },
    secondStepAsked: (state) => {
      state.signIn = idle;
      state.isAtSecondStep = true;
    },
    secondStepRequested: (state, _: PayloadAction<{ code: string }>) => {
      state.signIn = busy;
    },
    /** Where its time or its tries are over, the form is at the password again, and says so. */
    secondStepFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.signIn = failed(payload);
      state.isAtSecondStep = payload.code !== 'second_step_over';
    },
    /** The sign-in form was sent without scripts, and this is the page that answers it. */
    formAnswered: (state, { payload }: PayloadAction<FormAnswer>) => {
      const problem = problemOfForm(payload);
      if (!problem || problem.code === 'account_not_verified') return;
      if (payload.call === 'login') {
        state.isAtSecondStep = problem.code === 'second_step_needed';
        if (!state.isAtSecondStep) state.signIn = failed(problem);
      } else if (payload.call === 'secondStep') {
        state.isAtSecondStep = problem.code !== 'second_step_over';
        state.signIn = failed(problem);
      }
    },
    passwordStepReopened: (state) => {
      state.signIn = idle;
      state.isAtSecondStep = false;
    },
    /** The form was left: what it last said does not greet the next visit. */
    signInFormLeft: (state) => {
      state.signIn = idle;
      state.isAtSecondStep = false;
    },
    signedIn: {
      reducer: (state, { payload: user, meta }: PayloadAction<AuthData, string, How>) => {
        state.session = { status: 'signed-in', user, ...meta };
        state.signIn = idle;
        state.isAtSecondStep = false;
        state.message = null;
      },
      prepare: (payload: AuthData, meta: How = {}) => ({ payload, meta }),
    },

    /** The person has changed something of theirs that every page shows. */
    userChanged: (state, { payload }: PayloadAction<Partial<Omit<AuthData, 'id' | 'role'>>>) => {
      if ('user' in state.session) Object.assign(state.session.user, payload);
    },

    /** Another person has signed in: what the store holds of the person before is forgotten by every group. */
    personChanged: () => {},

    signOutRequested: (state) => {
      state.signOut = busy;
    },
    signOutFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.signOut = failed(payload);
    },
    /** With what is told about it, where it is not the usual. */
    signedOut: (state, { payload = words.loggedOutSuccessfully() }: PayloadAction<string | undefined>) => {
      state.session = { status: 'visitor' };
      state.signOut = done;
      state.message = payload;
    },
    /** The person has arrived where sign-out leads, and the message was shown. */
    signOutSettled: (state) => {
      state.signOut = idle;
      state.message = null;
    },
  },
});

export const authActions = authSlice.actions;
