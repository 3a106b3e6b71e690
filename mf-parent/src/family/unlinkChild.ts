import { callApi, notifyUnlessAwaited, put, type SagaGenerator } from '@paadam/shared/state';
import { fetchFailures, problemOr } from './fetchFailures';
import { type ParentRootState, parentActions, selectUnlinkingChild } from './parentSlice';
import { tellChildren } from './tellChildren';

/** Ends the link to a child. One that the child has ended meanwhile is as good as ended here. */
export function* unlinkChild({
  payload: { childId },
}: ReturnType<typeof parentActions.unlinkRequested>): SagaGenerator {
  let message = 'This link had ended already.';
  try {
    const answer = yield* callApi((api) => api.unlinkChild({ params: { childId } }));
    message = answer.message;
  } catch (error) {
    const problem = problemOr(error, fetchFailures.other);
    if (problem.code !== 'not_found') {
      const isAwaited = (state: ParentRootState) => selectUnlinkingChild(state)?.childId === childId;
      const text = `The link was not ended. ${problem.message}`;
      yield* notifyUnlessAwaited(isAwaited, { tone: 'bad', text });
      yield* put(parentActions.unlinkFailed({ childId, problem }));
      return;
    }
  }
  yield* put(parentActions.childUnlinked({ childId, message }));
  yield* tellChildren((known) => known.filter(({ _id }) => _id !== childId));
}
