import { type Api, ApiError } from '@paadam/shared/api';
import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, select, take } from 'redux-saga/effects';
import { selectSession, selectUser } from './auth/authSelectors';
import { authActions } from './auth/authSlice';
import type { PaadamState } from './PaadamState';

/**
 * Makes a call of the API from a saga. Where the session turns out to be over, the sign-in dialog opens over the
 * page, and the call is made once more after the same person has signed in: what they were doing goes on.
 *
 * @param makeCall the call, given the API's client
 * @throws ApiError
 */
export function* callApi<A>(makeCall: (api: Api) => Promise<A>): SagaIterator<A> {
  const api: Api = yield getContext('api');
  try {
    return yield call(makeCall, api);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'csrf_failed') yield call(renewToken, api);
    else if (error.code === 'unauthenticated') yield call(waitForSignIn, error);
    else throw error;
    return yield call(makeCall, api);
  }
}

/** Another tab's sign-in has replaced the session, and with it the token. */
async function renewToken(api: Api): Promise<void> {
  const { token } = await api.refreshAuth();
  api.keepToken(token);
}

function* waitForSignIn(error: ApiError): SagaIterator<void> {
  const before = (yield select(selectUser)) as ReturnType<typeof selectUser>;
  if (!before) throw error;
  yield put(authActions.sessionExpired());
  while (((yield select(selectSession)) as PaadamState['auth']['session']).status === 'expired') {
    yield take([authActions.signedIn.type, authActions.expiredSessionLeft.type, authActions.signedOut.type]);
  }
  const after = (yield select(selectUser)) as ReturnType<typeof selectUser>;
  if (after?.id !== before.id) throw error;
}
