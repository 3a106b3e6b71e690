import { problemOf } from '@paadam/shared/api';
import type { Answer, Calls, SessionInfo } from '@paadam/shared/contract';
import { limits } from '@paadam/shared/domain';
import type { SagaIterator } from 'redux-saga';
import { call, put, race, select, take, takeLatest, takeLeading } from 'redux-saga/effects';
import { endWithPerson } from '../auth/endWithPerson';
import { callApi } from '../callApi';
import { dataOf } from '../loadable';
import { type Page, type Paged, rowsToAsk } from '../paged';
import { selectSessions } from './securitySelectors';
import { securityActions } from './securitySlice';

function* fetchSessions(limit: number, cursor?: string): SagaIterator<Page<SessionInfo>> {
  const query = { limit, ...(cursor ? { cursor } : {}) };
  const answer: Answer<Calls['sessions']> = yield call(callApi, (api) => api.sessions({ query }));
  return { rows: answer.data, nextCursor: answer.nextCursor };
}

/** Of two visits the later counts; a screen that was left waits for nothing. */
const whileOpen = (load: () => SagaIterator<void>) =>
  function* (): SagaIterator<void> {
    yield race([call(load), take(securityActions.securityLeft.type)]);
  };

const loadSessions = whileOpen(function* () {
  try {
    const sessions: Paged<Page<SessionInfo>> = yield select(selectSessions);
    const page: Page<SessionInfo> = yield call(fetchSessions, rowsToAsk(sessions));
    yield put(securityActions.sessionsLoaded(page));
  } catch (error) {
    yield put(securityActions.sessionsFailed(problemOf(error)));
  }
});

function* loadMoreSessions(): SagaIterator<void> {
  const { list }: Paged<Page<SessionInfo>> = yield select(selectSessions);
  const cursor = dataOf(list)?.nextCursor;
  if (!cursor) return;
  try {
    const { page }: { page?: Page<SessionInfo> } = yield race({
      page: call(fetchSessions, limits.pageRows.standard, cursor),
      over: take([securityActions.sessionsRequested.type, securityActions.securityLeft.type]),
    });
    if (page) yield put(securityActions.moreSessionsLoaded(page));
  } catch (error) {
    yield put(securityActions.moreSessionsFailed(problemOf(error)));
  }
}

function* endSession({
  payload: { sessionId },
}: ReturnType<typeof securityActions.sessionEndRequested>): SagaIterator<void> {
  try {
    const { message }: Answer<Calls['endSession']> = yield call(callApi, (api) =>
      api.endSession({ params: { id: sessionId } }),
    );
    yield put(securityActions.sessionEnded({ message }));
  } catch (error) {
    yield put(securityActions.sessionEndFailed(problemOf(error)));
  }
  // Also after a failure: that browser may have signed out by itself.
  yield put(securityActions.sessionsRequested());
}

const loadHistory = whileOpen(function* () {
  try {
    const answer: Answer<Calls['signInHistory']> = yield call(callApi, (api) => api.signInHistory());
    yield put(securityActions.historyLoaded(answer.data));
  } catch (error) {
    yield put(securityActions.historyFailed(problemOf(error)));
  }
});

/** A new password ends every other session, so the list of them is read anew. */
function* changePassword({
  payload,
}: ReturnType<typeof securityActions.passwordChangeRequested>): SagaIterator<void> {
  try {
    const { message }: Answer<Calls['changePassword']> = yield call(callApi, (api) =>
      api.changePassword({ body: payload }),
    );
    yield put(securityActions.passwordChanged({ message }));
    yield put(securityActions.sessionsRequested());
  } catch (error) {
    yield put(securityActions.passwordChangeFailed(problemOf(error)));
  }
}

export const securitySaga = endWithPerson(function* (): SagaIterator<void> {
  yield takeLatest(securityActions.sessionsRequested.type, loadSessions);
  yield takeLeading(securityActions.moreSessionsRequested.type, loadMoreSessions);
  yield takeLeading(securityActions.sessionEndRequested.type, endSession);
  yield takeLatest(securityActions.historyRequested.type, loadHistory);
  yield takeLeading(securityActions.passwordChangeRequested.type, changePassword);
});
