import type { SessionInfo, SignInRecord } from '@paadam/shared/contract';
import {
  callApi,
  createLoadableSlice,
  createPagedSlice,
  type Page,
  type SagaGenerator,
} from '@paadam/shared/state';

/** Where the person is signed in. */
export const ownSessions = createPagedSlice({
  name: 'security/sessions',
  fetchPage: function* (query): SagaGenerator<Page<SessionInfo>> {
    const { data, nextCursor } = yield* callApi((api) => api.sessions({ query }));
    return { rows: data, nextCursor };
  },
});

/** The last sign-ins. */
export const signInHistory = createLoadableSlice({
  name: 'security/history',
  fetch: function* (): SagaGenerator<SignInRecord[]> {
    return (yield* callApi((api) => api.signInHistory())).data;
  },
});
