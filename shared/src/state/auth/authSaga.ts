import { type Api, type Problem, problemOf } from '@paadam/shared/api';
import type { Answer, Calls } from '@paadam/shared/contract';
import { ownTimeZone } from '@paadam/shared/domain';
import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, select, takeLatest, takeLeading } from 'redux-saga/effects';
import { selectRegistration, selectSession, selectUser } from './authSelectors';
import { authActions, type Session } from './authSlice';
import { nextCodeAllowedAt } from './nextCodeAllowedAt';
import { tellOtherTabs } from './otherTabsSaga';
import { withFreshToken } from './withFreshToken';

function* checkSession(): SagaIterator<void> {
  const api: Api = yield getContext('api');
  try {
    const answer: Answer<Calls['refreshAuth']> = yield call(api.refreshAuth);
    if (!(yield call(isStillChecking))) return;
    api.keepToken(answer.token);
    yield put(authActions.sessionChecked(answer));
  } catch (error) {
    if (yield call(isStillChecking)) yield put(authActions.sessionCheckFailed(problemOf(error)));
  }
}

/** Whoever has signed in before the answer came knows better than the answer. */
function* isStillChecking(): SagaIterator<boolean> {
  const { status }: Session = yield select(selectSession);
  return status === 'checking';
}

function* register({ payload }: ReturnType<typeof authActions.registrationRequested>): SagaIterator<void> {
  try {
    yield call(withFreshToken, (api) => api.register({ body: { ...payload, timeZone: ownTimeZone() } }));
    yield put(authActions.codeSent({ email: payload.email, resendAllowedAt: nextCodeAllowedAt() }));
  } catch (error) {
    yield put(authActions.registrationFailed(problemOf(error)));
  }
}

function* verifyCode({
  payload,
}: ReturnType<typeof authActions.codeVerificationRequested>): SagaIterator<void> {
  const api: Api = yield getContext('api');
  const { email }: ReturnType<typeof selectRegistration> = yield select(selectRegistration);
  try {
    const answer: Answer<Calls['verifyOtp']> = yield call(withFreshToken, (fresh) =>
      fresh.verifyOtp({ body: { email, otp: payload.otp } }),
    );
    api.keepToken(answer.token);
    yield put(authActions.signedIn(answer.data));
    yield call(tellOtherTabs);
  } catch (error) {
    yield put(authActions.registrationFailed(problemOf(error)));
  }
}

function* resendCode(): SagaIterator<void> {
  const { email }: ReturnType<typeof selectRegistration> = yield select(selectRegistration);
  try {
    yield call(withFreshToken, (api) => api.resendOtp({ body: { email } }));
    yield put(authActions.codeResent({ resendAllowedAt: nextCodeAllowedAt() }));
  } catch (error) {
    const problem = problemOf(error);
    const resendAllowedAt = problem.retryAfter === undefined ? null : nextCodeAllowedAt(problem.retryAfter);
    yield put(authActions.codeResendFailed({ problem, resendAllowedAt }));
  }
}

function* signIn({ payload }: ReturnType<typeof authActions.signInRequested>): SagaIterator<void> {
  const api: Api = yield getContext('api');
  try {
    const before: ReturnType<typeof selectUser> = yield select(selectUser);
    const answer: Answer<Calls['login']> = yield call(withFreshToken, (fresh) =>
      fresh.login({ body: payload }),
    );
    api.keepToken(answer.token);
    if (before && before.id !== answer.data.id) yield put(authActions.personChanged());
    yield put(authActions.signedIn(answer.data));
    yield call(tellOtherTabs);
  } catch (error) {
    yield call(explainFailedSignIn, payload.email, problemOf(error));
  }
}

/** The password was right but the address was never confirmed: the code step follows, with a fresh code. */
function* explainFailedSignIn(email: string, problem: Problem): SagaIterator<void> {
  yield put(authActions.signInFailed(problem));
  if (problem.code === 'account_not_verified') {
    yield put(authActions.codeSent({ email, resendAllowedAt: nextCodeAllowedAt() }));
  }
}

function* signOut(): SagaIterator<void> {
  const api: Api = yield getContext('api');
  try {
    yield call(withFreshToken, (fresh) => fresh.logout());
  } catch (error) {
    const problem = problemOf(error);
    // A session that is already over is what signing out wants.
    if (problem.code !== 'unauthenticated') {
      yield put(authActions.signOutFailed(problem));
      return;
    }
  }
  api.keepToken(null);
  yield put(authActions.signedOut());
  yield call(tellOtherTabs);
}

export function* authSaga(): SagaIterator<void> {
  yield takeLatest(authActions.sessionCheckRequested.type, checkSession);
  yield takeLeading(authActions.registrationRequested.type, register);
  yield takeLeading(authActions.codeVerificationRequested.type, verifyCode);
  yield takeLeading(authActions.codeResendRequested.type, resendCode);
  yield takeLeading(authActions.signInRequested.type, signIn);
  yield takeLeading(authActions.signOutRequested.type, signOut);
}
