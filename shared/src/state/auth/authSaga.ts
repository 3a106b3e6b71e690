import { problemOf } from '@paadam/shared/api';
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

/** Whoever has signed in before the answer came knows better than the answer. */
function* isStillChecking(): SagaGenerator<boolean> {
  const { status } = yield* select(selectSession);
  return status === 'checking';
}

function* signIn({ payload }: ReturnType<typeof authActions.signInRequested>): SagaGenerator {
  try {
    const before = yield* select(selectUser);
    const answer = yield* withFreshToken((fresh) => fresh.login({ body: payload }));
    if (before && before.id !== answer.data.id) yield* put(authActions.personChanged());
    yield* openSession(answer);
  } catch (error) {
    yield* put(authActions.signInFailed({ email: payload.email, problem: problemOf(error) }));
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
  yield* takeLeading(authActions.signInRequested, signIn);
  yield* takeLeading(authActions.signOutRequested, signOut);
}
