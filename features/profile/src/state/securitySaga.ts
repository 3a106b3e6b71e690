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
import * as words from '../messages/profile-state';
import type { SecurityRootState } from './securitySelectors';
import { securityActions } from './securitySlice';
import { ownSessions } from './signIns';
import { twoStep } from './twoStep';

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
    const text = words.browserNotSignedOut({ message: problem.message });
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
    const text = words.passwordNotChanged({ message: problem.message });
    yield* notifyUnlessAwaited(isPasswordAwaited, { tone: 'bad', text });
    yield* put(securityActions.passwordChangeFailed(problem));
  }
}

const isTwoStepAwaited = ({ security }: SecurityRootState): boolean =>
  security.changes.twoStep.status === 'busy';

type TwoStepChange = ReturnType<typeof securityActions.twoStepChangeRequested>['payload'];

function* callTwoStep({
  act,
  ...body
}: TwoStepChange): SagaGenerator<{ message: string; recoveryCodes: string[] | null }> {
  if (act === 'off') {
    const { message } = yield* callApi((api) => api.turnOffTwoStep({ body }));
    return { message, recoveryCodes: null };
  }
  const { message, data } = yield* callApi((api) =>
    act === 'on' ? api.turnOnTwoStep({ body }) : api.newRecoveryCodes({ body }),
  );
  return { message, ...data };
}

function* changeTwoStep({
  payload,
}: ReturnType<typeof securityActions.twoStepChangeRequested>): SagaGenerator {
  try {
    const changed = yield* callTwoStep(payload);
    // The person who has left has not seen the codes, and they cannot be shown again.
    const awaited = yield* notifyUnlessAwaited(isTwoStepAwaited, {
      tone: 'good',
      text: changed.recoveryCodes ? words.unseenCodes({ message: changed.message }) : changed.message,
    });
    yield* put(securityActions.twoStepChanged(changed));
    if (!awaited) return;
    yield* put(twoStep.actions.requested());
    if (payload.act === 'on') yield* put(ownSessions.actions.requested());
  } catch (error) {
    const problem = problemOf(error);
    const text = words.twoStepAsItWas({ message: problem.message });
    const awaited = yield* notifyUnlessAwaited(isTwoStepAwaited, { tone: 'bad', text });
    yield* put(securityActions.twoStepChangeFailed(problem));
    if (awaited && problem.code === 'status_stale') yield* put(twoStep.actions.requested());
  }
}

export const securitySaga = endWithPerson(function* (): SagaGenerator {
  // Who has left and come back waits for the later one's outcome.
  yield* takeLatest(securityActions.sessionEndRequested, endSession);
  yield* takeLatest(securityActions.passwordChangeRequested, changePassword);
  yield* takeLatest(securityActions.twoStepChangeRequested, changeTwoStep);
});
