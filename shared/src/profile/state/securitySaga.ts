import { problemOf } from '@paadam/shared/api';
import type { Answer, Calls, SessionInfo } from '@paadam/shared/contract';
import type { Page, PendingNotice } from '@paadam/shared/state';
import {
  callApi,
  endWithPerson,
  notifyUnlessAwaited,
  type PageQuery,
  watchPages,
} from '@paadam/shared/state';
import type { SagaIterator } from 'redux-saga';
import { call, fork, put, race, take, takeLatest } from 'redux-saga/effects';
import type { SecurityRootState } from './securitySelectors';
import { selectSessions } from './securitySelectors';
import { securityActions } from './securitySlice';

function* fetchSessions(query: PageQuery): SagaIterator<Page<SessionInfo>> {
  const answer: Answer<Calls['sessions']> = yield call(callApi, (api) => api.sessions({ query }));
  return { rows: answer.data, nextCursor: answer.nextCursor };
}

function* endSession({
  payload: { sessionId },
}: ReturnType<typeof securityActions.sessionEndRequested>): SagaIterator<void> {
  const isAwaited = ({ security }: SecurityRootState) => security.ending?.sessionId === sessionId;
  let awaited: boolean;
  try {
    const { message }: Answer<Calls['endSession']> = yield call(callApi, (api) =>
      api.endSession({ params: { id: sessionId } }),
    );
    awaited = yield call(notifyUnlessAwaited<SecurityRootState>, isAwaited, { tone: 'good', text: message });
    yield put(securityActions.sessionEnded({ message }));
  } catch (error) {
    const problem = problemOf(error);
    const text = `The other browser was not signed out. ${problem.message}`;
    awaited = yield call(notifyUnlessAwaited<SecurityRootState>, isAwaited, { tone: 'bad', text });
    yield put(securityActions.sessionEndFailed(problem));
  }
  // Also after a failure: that browser may have signed out by itself.
  if (awaited) yield put(securityActions.sessionsRequested());
}

function* loadHistory(): SagaIterator<void> {
  try {
    const { answer }: { answer?: Answer<Calls['signInHistory']> } = yield race({
      answer: call(callApi, (api) => api.signInHistory()),
      left: take(securityActions.securityLeft.type),
    });
    if (answer) yield put(securityActions.historyLoaded(answer.data));
  } catch (error) {
    yield put(securityActions.historyFailed(problemOf(error)));
  }
}

const isPasswordAwaited = ({ security }: SecurityRootState): boolean => security.password.status === 'busy';

/** A new password ends every other session, so the list of them is read anew. */
function* changePassword({
  payload,
}: ReturnType<typeof securityActions.passwordChangeRequested>): SagaIterator<void> {
  try {
    const { message }: Answer<Calls['changePassword']> = yield call(callApi, (api) =>
      api.changePassword({ body: payload }),
    );
    const notice: PendingNotice = { tone: 'good', text: message };
    const awaited: boolean = yield call(notifyUnlessAwaited<SecurityRootState>, isPasswordAwaited, notice);
    yield put(securityActions.passwordChanged({ message }));
    if (awaited) yield put(securityActions.sessionsRequested());
  } catch (error) {
    const problem = problemOf(error);
    const text = `Your password was not changed. ${problem.message}`;
    yield call(notifyUnlessAwaited<SecurityRootState>, isPasswordAwaited, { tone: 'bad', text });
    yield put(securityActions.passwordChangeFailed(problem));
  }
}

export const securitySaga = endWithPerson(function* (): SagaIterator<void> {
  yield fork(watchPages<SecurityRootState, Page<SessionInfo>>, {
    select: selectSessions,
    fetchPage: fetchSessions,
    requested: securityActions.sessionsRequested.type,
    moreRequested: securityActions.moreSessionsRequested.type,
    left: securityActions.securityLeft.type,
    loaded: securityActions.sessionsLoaded,
    failed: securityActions.sessionsFailed,
    moreLoaded: securityActions.moreSessionsLoaded,
    moreFailed: securityActions.moreSessionsFailed,
  });
  // Who has left and come back waits for the later one's outcome.
  yield takeLatest(securityActions.sessionEndRequested.type, endSession);
  yield takeLatest(securityActions.historyRequested.type, loadHistory);
  yield takeLatest(securityActions.passwordChangeRequested.type, changePassword);
});
