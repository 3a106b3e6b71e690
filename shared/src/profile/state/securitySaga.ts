import { problemOf } from '@paadam/shared/api';
import type { SessionInfo } from '@paadam/shared/contract';
import type { Page, PendingNotice } from '@paadam/shared/state';
import {
  callApi,
  endWithPerson,
  notifyUnlessAwaited,
  type PageQuery,
  put,
  race,
  type SagaGenerator,
  take,
  takeLatest,
  watchPages,
} from '@paadam/shared/state';
import type { SecurityRootState } from './securitySelectors';
import { selectSessions } from './securitySelectors';
import { securityActions } from './securitySlice';

function* fetchSessions(query: PageQuery): SagaGenerator<Page<SessionInfo>> {
  const answer = yield* callApi((api) => api.sessions({ query }));
  return { rows: answer.data, nextCursor: answer.nextCursor };
}

function* endSession({
  payload: { sessionId },
}: ReturnType<typeof securityActions.sessionEndRequested>): SagaGenerator {
  const isAwaited = ({ security }: SecurityRootState) => security.ending?.sessionId === sessionId;
  let awaited: boolean;
  try {
    const { message } = yield* callApi((api) => api.endSession({ params: { id: sessionId } }));
    awaited = yield* notifyUnlessAwaited(isAwaited, { tone: 'good', text: message });
    yield* put(securityActions.sessionEnded({ message }));
  } catch (error) {
    const problem = problemOf(error);
    const text = `The other browser was not signed out. ${problem.message}`;
    awaited = yield* notifyUnlessAwaited(isAwaited, { tone: 'bad', text });
    yield* put(securityActions.sessionEndFailed(problem));
  }
  // Also after a failure: that browser may have signed out by itself.
  if (awaited) yield* put(securityActions.sessionsRequested());
}

function* loadHistory(): SagaGenerator {
  try {
    const { answer } = yield* race({
      answer: callApi((api) => api.signInHistory()),
      left: take(securityActions.securityLeft),
    });
    if (answer) yield* put(securityActions.historyLoaded(answer.data));
  } catch (error) {
    yield* put(securityActions.historyFailed(problemOf(error)));
  }
}

const isPasswordAwaited = ({ security }: SecurityRootState): boolean => security.password.status === 'busy';

/** A new password ends every other session, so the list of them is read anew. */
function* changePassword({
  payload,
}: ReturnType<typeof securityActions.passwordChangeRequested>): SagaGenerator {
  try {
    const { message } = yield* callApi((api) => api.changePassword({ body: payload }));
    const notice: PendingNotice = { tone: 'good', text: message };
    const awaited = yield* notifyUnlessAwaited(isPasswordAwaited, notice);
    yield* put(securityActions.passwordChanged({ message }));
    if (awaited) yield* put(securityActions.sessionsRequested());
  } catch (error) {
    const problem = problemOf(error);
    const text = `Your password was not changed. ${problem.message}`;
    yield* notifyUnlessAwaited(isPasswordAwaited, { tone: 'bad', text });
    yield* put(securityActions.passwordChangeFailed(problem));
  }
}

export const securitySaga = endWithPerson(function* (): SagaGenerator {
  yield* watchPages<SecurityRootState, Page<SessionInfo>>({
    select: selectSessions,
    fetchPage: fetchSessions,
    requested: securityActions.sessionsRequested,
    moreRequested: securityActions.moreSessionsRequested,
    left: securityActions.securityLeft,
    loaded: securityActions.sessionsLoaded,
    failed: securityActions.sessionsFailed,
    moreLoaded: securityActions.moreSessionsLoaded,
    moreFailed: securityActions.moreSessionsFailed,
  });
  // Who has left and come back waits for the later one's outcome.
  yield* takeLatest(securityActions.sessionEndRequested, endSession);
  yield* takeLatest(securityActions.historyRequested, loadHistory);
  yield* takeLatest(securityActions.passwordChangeRequested, changePassword);
});
