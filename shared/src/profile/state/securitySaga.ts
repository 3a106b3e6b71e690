import { problemOf } from '@paadam/shared/api';
import {
  callApi,
  endWithPerson,
  notifyUnlessAwaited,
  type PendingNotice,
  put,
  type SagaGenerator,
  takeLatest,
} from '@paadam/shared/state';
import type { SecurityRootState } from './securitySelectors';
import { securityActions } from './securitySlice';
import { ownSessions } from './signIns';

function* endSession({
  payload: { sessionId },
}: ReturnType<typeof securityActions.sessionEndRequested>): SagaGenerator {
  const isAwaited = ({ security }: SecurityRootState) => security.changes.ending?.sessionId === sessionId;
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
  if (awaited) yield* put(ownSessions.actions.requested());
}

const isPasswordAwaited = ({ security }: SecurityRootState): boolean =>
  security.changes.password.status === 'busy';

/** A new password ends every other session, so the list of them is read anew. */
function* changePassword({
  payload,
}: ReturnType<typeof securityActions.passwordChangeRequested>): SagaGenerator {
  try {
    const { message } = yield* callApi((api) => api.changePassword({ body: payload }));
    const notice: PendingNotice = { tone: 'good', text: message };
    const awaited = yield* notifyUnlessAwaited(isPasswordAwaited, notice);
    yield* put(securityActions.passwordChanged({ message }));
    if (awaited) yield* put(ownSessions.actions.requested());
  } catch (error) {
    const problem = problemOf(error);
    const text = `Your password was not changed. ${problem.message}`;
    yield* notifyUnlessAwaited(isPasswordAwaited, { tone: 'bad', text });
    yield* put(securityActions.passwordChangeFailed(problem));
  }
}

export const securitySaga = endWithPerson(function* (): SagaGenerator {
  // Who has left and come back waits for the later one's outcome.
  yield* takeLatest(securityActions.sessionEndRequested, endSession);
  yield* takeLatest(securityActions.passwordChangeRequested, changePassword);
});
