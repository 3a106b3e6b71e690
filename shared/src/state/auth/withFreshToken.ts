import { type Api, ApiError } from '@paadam/shared/api';
import type { Answer, Calls } from '@paadam/shared/contract';
import type { SagaIterator } from 'redux-saga';
import { call, getContext } from 'redux-saga/effects';

/**
 * Makes a call that begins or ends a session, whoever's it is. Where another tab's sign-in has replaced the session,
 * the call is made once more with the new session's token.
 *
 * @throws ApiError
 */
export function* withFreshToken<A>(makeCall: (api: Api) => Promise<A>): SagaIterator<A> {
  const api: Api = yield getContext('api');
  try {
    return yield call(makeCall, api);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'csrf_failed')) throw error;
    const { token }: Answer<Calls['refreshAuth']> = yield call(api.refreshAuth);
    api.keepToken(token);
    return yield call(makeCall, api);
  }
}
