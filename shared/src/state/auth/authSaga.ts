import { type Api, problemOf } from '@paadam/shared/api';
import type { Answer, Calls } from '@paadam/shared/contract';
import { call, getContext, put, type SagaGenerator, select, takeLatest, takeLeading } from '../effects';
import { selectSession, selectUser } from './authSelectors';
import { authActions } from './authSlice';
import { openSession } from './openSession';
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

/** The person who has signed in before the answer came knows better than the answer. */
function* isStillChecking(): SagaGenerator<boolean> {
  const { status } = yield* select(selectSession);
  return status === 'checking';
}

function* signIn({ payload }: ReturnType<typeof authActions.signInRequested>): SagaGenerator {
  try {
    yield* enter((api) => api.login({ body: payload }));
  } catch (error) {
    const problem = problemOf(error);
    yield* put(
      problem.code === 'second_step_needed'
        ? authActions.secondStepAsked()
        : authActions.signInFailed({ email: payload.email, problem }),
    );
  }
}

function* takeSecondStep({ payload }: ReturnType<typeof authActions.secondStepRequested>): SagaGenerator {
  try {
    yield* enter((api) => api.secondStep({ body: payload }));
  } catch (error) {
    yield* put(authActions.secondStepFailed(problemOf(error)));
  }
}

/** @throws ApiError */
function* enter(signIn: (api: Api) => Promise<Answer<Calls['login']>>): SagaGenerator {
  const before = yield* select(selectUser);
  const answer = yield* withFreshToken(signIn);
  if (before && before.id !== answer.data.id) yield* put(authActions.personChanged());
  yield* openSession(answer);
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
  yield* takeLeading(authActions.signInRequested, signIn);
  yield* takeLeading(authActions.secondStepRequested, takeSecondStep);
  yield* takeLeading(authActions.signOutRequested, signOut);
}
