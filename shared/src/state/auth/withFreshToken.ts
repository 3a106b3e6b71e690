import { type Api, ApiError } from '@paadam/shared/api';
import type { SessionCheck } from '@paadam/shared/contract';
import { call, getContext, type SagaGenerator } from '../effects';

/**
 * Makes a call that begins or ends a session, the person who's it is. Where another tab's sign-in has replaced the session,
 * the call is made once more with the new session's token.
 *
 * @throws ApiError
 */
export function* withFreshToken<A>(makeCall: (api: Api) => Promise<A>): SagaGenerator<A> {
  const api = yield* getContext('api');
  try {
    return yield* call(makeCall, api);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'csrf_failed')) throw error;
    yield* renewToken();
    return yield* call(makeCall, api);
  }
}

/** Takes over the token of the session as it is now. @returns whose session that is @throws ApiError */
export function* renewToken(): SagaGenerator<SessionCheck> {
  const api = yield* getContext('api');
  const session = yield* call(api.refreshAuth);
  api.keepToken(session.token);
  return session;
}
