import { problemOf } from '@paadam/shared/api';
import type { SessionInfo } from '@paadam/shared/contract';
import { endWithPerson } from '../auth/endWithPerson';
import { callApi } from '../callApi';
import { put, race, type SagaGenerator, take, takeLatest } from '../effects';
import type { News } from '../news/newsSlice';
import { tellWhereLeft } from '../news/tellWhereLeft';
import type { PaadamState } from '../PaadamState';
import type { Page } from '../paged';
import { type PageQuery, watchPages } from '../watchPages';
import { selectSessions } from './securitySelectors';
import { securityActions } from './securitySlice';

function* fetchSessions(query: PageQuery): SagaGenerator<Page<SessionInfo>> {
  const answer = yield* callApi((api) => api.sessions({ query }));
  return { rows: answer.data, nextCursor: answer.nextCursor };
}

function* endSession({
  payload: { sessionId },
}: ReturnType<typeof securityActions.sessionEndRequested>): SagaGenerator {
  const isAwaited = ({ security }: PaadamState) => security.ending?.sessionId === sessionId;
  let awaited: boolean;
  try {
    const { message } = yield* callApi((api) => api.endSession({ params: { id: sessionId } }));
    awaited = yield* tellWhereLeft(isAwaited, { tone: 'good', text: message });
    yield* put(securityActions.sessionEnded({ message }));
  } catch (error) {
    const problem = problemOf(error);
    const text = `The other browser was not signed out. ${problem.message}`;
    awaited = yield* tellWhereLeft(isAwaited, { tone: 'bad', text });
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

const isPasswordAwaited = ({ security }: PaadamState): boolean => security.password.status === 'busy';

/** A new password ends every other session, so the list of them is read anew. */
function* changePassword({
  payload,
}: ReturnType<typeof securityActions.passwordChangeRequested>): SagaGenerator {
  try {
    const { message } = yield* callApi((api) => api.changePassword({ body: payload }));
    const news: News = { tone: 'good', text: message };
    const awaited = yield* tellWhereLeft(isPasswordAwaited, news);
    yield* put(securityActions.passwordChanged({ message }));
    if (awaited) yield* put(securityActions.sessionsRequested());
  } catch (error) {
    const problem = problemOf(error);
    const text = `Your password was not changed. ${problem.message}`;
    yield* tellWhereLeft(isPasswordAwaited, { tone: 'bad', text });
    yield* put(securityActions.passwordChangeFailed(problem));
  }
}

export const securitySaga = endWithPerson(function* (): SagaGenerator {
  yield* watchPages<PaadamState, Page<SessionInfo>>({
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
