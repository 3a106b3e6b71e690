import { type Problem, problemOf } from '@paadam/shared/api';
import { ownTimeZone } from '@paadam/shared/domain';
import { call, getContext, put, type SagaGenerator, select, takeLatest, takeLeading } from '../effects';
import { selectRegistration, selectSession, selectUser } from './authSelectors';
import { authActions } from './authSlice';
import { nextCodeAllowedAt } from './nextCodeAllowedAt';
import { tellOtherTabs } from './otherTabsSaga';
import { withFreshToken } from './withFreshToken';

function* checkSession(): SagaGenerator {
  const api = yield* getContext('api');
  try {
    const answer = yield* call(api.refreshAuth);
    if (!(yield* isStillChecking())) return;
    api.keepToken(answer.token);
    yield* put(authActions.sessionChecked(answer));
  } catch (error) {
    if (yield* isStillChecking()) yield* put(authActions.sessionCheckFailed(problemOf(error)));
  }
}

/** Whoever has signed in before the answer came knows better than the answer. */
function* isStillChecking(): SagaGenerator<boolean> {
  const { status } = yield* select(selectSession);
  return status === 'checking';
}

function* register({ payload }: ReturnType<typeof authActions.registrationRequested>): SagaGenerator {
  try {
    yield* withFreshToken((api) => api.register({ body: { ...payload, timeZone: ownTimeZone() } }));
    yield* put(authActions.codeSent({ email: payload.email, resendAllowedAt: nextCodeAllowedAt() }));
  } catch (error) {
    yield* put(authActions.registrationFailed(problemOf(error)));
  }
}

function* verifyCode({ payload }: ReturnType<typeof authActions.codeVerificationRequested>): SagaGenerator {
  const api = yield* getContext('api');
  const { email } = yield* select(selectRegistration);
  try {
    const answer = yield* withFreshToken((fresh) => fresh.verifyOtp({ body: { email, otp: payload.otp } }));
    api.keepToken(answer.token);
    yield* put(authActions.signedIn(answer.data));
    yield* tellOtherTabs();
  } catch (error) {
    yield* put(authActions.registrationFailed(problemOf(error)));
  }
}

function* resendCode(): SagaGenerator {
  const { email } = yield* select(selectRegistration);
  try {
    yield* withFreshToken((api) => api.resendOtp({ body: { email } }));
    yield* put(authActions.codeResent({ resendAllowedAt: nextCodeAllowedAt() }));
  } catch (error) {
    const problem = problemOf(error);
    const resendAllowedAt = problem.retryAfter === undefined ? null : nextCodeAllowedAt(problem.retryAfter);
    yield* put(authActions.codeResendFailed({ problem, resendAllowedAt }));
  }
}

function* signIn({ payload }: ReturnType<typeof authActions.signInRequested>): SagaGenerator {
  const api = yield* getContext('api');
  try {
    const before = yield* select(selectUser);
    const answer = yield* withFreshToken((fresh) => fresh.login({ body: payload }));
    api.keepToken(answer.token);
    if (before && before.id !== answer.data.id) yield* put(authActions.personChanged());
    yield* put(authActions.signedIn(answer.data));
    yield* tellOtherTabs();
  } catch (error) {
    yield* explainFailedSignIn(payload.email, problemOf(error));
  }
}

/** The password was right but the address was never confirmed: the code step follows, with a fresh code. */
function* explainFailedSignIn(email: string, problem: Problem): SagaGenerator {
  yield* put(authActions.signInFailed(problem));
  if (problem.code === 'account_not_verified') {
    yield* put(authActions.codeSent({ email, resendAllowedAt: nextCodeAllowedAt() }));
  }
}

function* signOut(): SagaGenerator {
  const api = yield* getContext('api');
  try {
    yield* withFreshToken((fresh) => fresh.logout());
  } catch (error) {
    const problem = problemOf(error);
    // A session that is already over is what signing out wants.
    if (problem.code !== 'unauthenticated') {
      yield* put(authActions.signOutFailed(problem));
      return;
    }
  }
  api.keepToken(null);
  yield* put(authActions.signedOut());
  yield* tellOtherTabs();
}

export function* authSaga(): SagaGenerator {
  yield* takeLatest(authActions.sessionCheckRequested, checkSession);
  yield* takeLeading(authActions.registrationRequested, register);
  yield* takeLeading(authActions.codeVerificationRequested, verifyCode);
  yield* takeLeading(authActions.codeResendRequested, resendCode);
  yield* takeLeading(authActions.signInRequested, signIn);
  yield* takeLeading(authActions.signOutRequested, signOut);
}
