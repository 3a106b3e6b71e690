import { type Problem, problemOf } from '@paadam/shared/api';
import { limits } from '@paadam/shared/domain';
import {
  busy,
  createAction,
  createSlice,
  done,
  endWithPerson,
  failed,
  forgetWithPerson,
  idle,
  placeIn,
  put,
  type RequestState,
  race,
  type SagaGenerator,
  select,
  take,
  takeLeading,
} from '@paadam/shared/state';

/** A form in two steps: the address, with whatever else is asked for, then the code that was mailed to it. */
export interface CodeStepState {
  /** `closed` until a person opens the form; `done` once the code was right, until the page is left. */
  step: 'closed' | 'address' | 'code' | 'done';
  email: string;
  /** How the step's own button went. */
  request: RequestState;
  resend: RequestState;
  /** ISO instant before which no further code is sent; null while none was sent. */
  resendAllowedAt: string | null;
}

interface CodeStepOptions<P, V, N extends string> {
  /** Its place in the store, and the first part of its actions' types. */
  name: N;
  /** Has the first code mailed. */
  sendCode: (details: P) => SagaGenerator<unknown>;
  /** Has another one mailed. */
  resendCode: (email: string) => SagaGenerator<unknown>;
  /** Hands in the code, and does what a right one leads to. */
  verify: (email: string, given: V) => SagaGenerator<unknown>;
  /** Whether the form is there only once a person opens it. It begins anew then, unless a code was left waiting. */
  opensLater?: boolean;
  /** Whether a code that was mailed a moment ago will do for the first one. Default true. */
  takesRecentCode?: boolean;
  /** What is told of a failure. Default: what the API says. */
  explain?: (error: unknown) => Problem;
}

/** @param seconds to wait from now on @returns the ISO instant from which on another code may be asked for */
const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

/**
 * Something that a mailed code confirms: a part of the store, and the saga. What is typed beside the address passes
 * through with its action and is never kept. Who went to look for the mail finds the code step again.
 */
export const createCodeStepSlice = <
  P extends { email: string },
  V extends { otp: string } = { otp: string },
  const N extends string = string,
>({
  name,
  sendCode,
  resendCode,
  verify,
  opensLater = false,
  takesRecentCode = true,
  explain = problemOf,
}: CodeStepOptions<P, V, N>) => {
  const open: CodeStepState = {
    step: 'address',
    email: '',
    request: idle,
    resend: idle,
    resendAllowedAt: null,
  };
  const initialState: CodeStepState = opensLater ? { ...open, step: 'closed' } : open;

  const codeRequested = createAction(`${name}/codeRequested`, (details: P) => ({ payload: details }));
  const verificationRequested = createAction(`${name}/verificationRequested`, (given: V) => ({
    payload: given,
  }));
  /** @param wait seconds until another code may be asked for */
  const codeSent = createAction(
    `${name}/codeSent`,
    (email: string, wait: number = limits.code.secondsBetweenSends) => ({
      payload: { email, resendAllowedAt: inSeconds(wait) },
    }),
  );

  const slice = createSlice({
    name,
    initialState,
    reducers: {
      formOpened: () => open,
      formClosed: () => initialState,
      requestFailed: (state, { payload }: { payload: Problem }) => {
        state.request = failed(payload);
      },
      addressReopened: (state) => {
        state.step = 'address';
        state.request = idle;
        state.resend = idle;
      },
      codeResendRequested: (state) => {
        state.resend = busy;
        state.request = idle;
      },
      codeResent: (state, { payload }: { payload: { resendAllowedAt: string } }) => {
        state.resend = done;
        state.resendAllowedAt = payload.resendAllowedAt;
      },
      codeResendFailed: (
        state,
        { payload }: { payload: { problem: Problem; resendAllowedAt: string | null } },
      ) => {
        state.resend = failed(payload.problem);
        state.resendAllowedAt = payload.resendAllowedAt ?? state.resendAllowedAt;
      },
      verified: ({ email }) => ({ ...initialState, email, step: 'done' as const }),
      pageLeft: (state) =>
        state.step === 'done' || (opensLater && state.step === 'address') ? initialState : state,
    },
    extraReducers: (builder) => {
      forgetWithPerson(() => initialState)(builder);
      builder
        .addMatcher(codeRequested.match, (_, { payload }) => ({
          ...open,
          email: payload.email,
          request: busy,
        }))
        .addMatcher(codeSent.match, (_, { payload }) => ({ ...open, ...payload, step: 'code' as const }))
        .addMatcher(verificationRequested.match, (state) => {
          state.request = busy;
          state.resend = idle;
        });
    },
  });
  const { formClosed, pageLeft, addressReopened, codeResendRequested } = slice.actions;
  const { codeResent, codeResendFailed, requestFailed, verified } = slice.actions;
  const selectStep = placeIn<CodeStepState>(name);

  function* requestCode({ payload }: { payload: P }): SagaGenerator {
    try {
      const { isOver } = yield* race({
        sent: sendCode(payload),
        isOver: take(opensLater ? [formClosed, pageLeft] : formClosed),
      });
      if (!isOver) yield* put(codeSent(payload.email));
    } catch (error) {
      const problem = explain(error);
      // The mail that went out a moment ago still counts: the person who opened the page anew can go on with it.
      yield* takesRecentCode && problem.code === 'code_sent_recently'
        ? put(codeSent(payload.email, problem.retryAfter))
        : put(requestFailed(problem));
    }
  }

  function* requestAnotherCode(): SagaGenerator {
    const { email } = yield* select(selectStep);
    try {
      const { isOver } = yield* race({
        sent: resendCode(email),
        isOver: take([formClosed, addressReopened]),
      });
      if (!isOver) {
        yield* put(codeResent({ resendAllowedAt: inSeconds(limits.code.secondsBetweenSends) }));
      }
    } catch (error) {
      const problem = explain(error);
      const resendAllowedAt = problem.retryAfter === undefined ? null : inSeconds(problem.retryAfter);
      yield* put(codeResendFailed({ problem, resendAllowedAt }));
    }
  }

  /** What a right code leads to is done, also where the page was left meanwhile. */
  function* handIn({ payload }: { payload: V }): SagaGenerator {
    const { email } = yield* select(selectStep);
    try {
      yield* verify(email, payload);
      yield* put(verified());
    } catch (error) {
      yield* put(requestFailed(explain(error)));
    }
  }

  return {
    reducerPath: name,
    reducer: slice.reducer,
    actions: { ...slice.actions, codeRequested, codeSent, verificationRequested },
    saga: endWithPerson(function* (): SagaGenerator {
      yield* takeLeading(codeRequested, requestCode);
      yield* takeLeading(codeResendRequested, requestAnotherCode);
      yield* takeLeading(verificationRequested, handIn);
    }),
    select: selectStep,
  };
};
