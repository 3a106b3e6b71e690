import type { AuthData } from '@paadam/shared/contract';
import { getContext, put, type SagaGenerator } from '../effects';
import { authActions } from './authSlice';
import { tellOtherTabs } from './otherTabsSaga';

/**
 * A person has shown who they are: from here on the page is theirs, and so are this browser's other tabs.
 *
 * @param answer of the call that signed them in
 */
export function* openSession({ token, data }: { token: string; data: AuthData }): SagaGenerator {
  const api = yield* getContext('api');
  api.keepToken(token);
  yield* put(authActions.signedIn(data));
  yield* tellOtherTabs();
}
