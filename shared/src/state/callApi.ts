import { type Api, ApiError } from '@paadam/shared/api';
import type { AuthData } from '@paadam/shared/contract';
import { selectSession, userOf } from './auth/authSelectors';
import { authActions, type Session } from './auth/authSlice';
import { renewToken } from './auth/withFreshToken';
import { call, getContext, put, type SagaGenerator, select, spawn, take } from './effects';

/**
 * Makes a call of the API from a saga. Where the session turns out to be over, the sign-in dialog opens over the
 * page, and the call is made once more after the same person has signed in: what they were doing goes on.
 *
 * @param makeCall the call, given the API's client
 * @throws ApiError
 */
export function* callApi<A>(makeCall: (api: Api) => Promise<A>): SagaGenerator<A> {
  const api = yield* getContext('api');
  const before = yield* select(selectSession);
  try {
    return yield* call(makeCall, api);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'csrf_failed') yield* takeOverSession(before, error);
    else if (error.code === 'unauthenticated') yield* waitForSignIn(before, error);
    else {
      // The session says why, and the host shows it.
      if (error.code === 'account_suspended') yield* put(authActions.sessionCheckRequested());
      throw error;
    }
    return yield* call(makeCall, api);
  }
}

/** Another tab's sign-in has replaced the session, and with it the token; perhaps also the person. */
function* takeOverSession(before: Session, error: ApiError): SagaGenerator {
  const answer = yield* renewToken();
  const caller = userOf(before);
  if (!caller || answer.data?.id === caller.id) return;
  if (!answer.data) {
    yield* waitForSignIn(before, error);
    return;
  }
  // Apart from this saga, which may end with the person before.
  yield* spawn(changePerson, answer.data);
  throw error;
}

function* changePerson(person: AuthData): SagaGenerator {
  yield* put(authActions.personChanged());
  yield* put(authActions.signedIn(person));
}

/** @param before the session in which the call was made; another one since then is not over */
function* waitForSignIn(before: Session, error: ApiError): SagaGenerator {
  const caller = userOf(before);
  if (!caller) throw error;
  let session = yield* select(selectSession);
  if (session === before) yield* put(authActions.sessionExpired());
  session = yield* select(selectSession);
  while (session.status === 'expired') {
    yield* take([authActions.signedIn, authActions.expiredSessionLeft, authActions.signedOut]);
    session = yield* select(selectSession);
  }
  if (userOf(session)?.id !== caller.id) throw error;
}
