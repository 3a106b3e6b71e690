import {
  all,
  callApi,
  endWithPerson,
  groupSlices,
  notifyUnlessAwaited,
  put,
  type SagaGenerator,
  takeEvery,
} from '@paadam/shared/state';
import * as words from '../messages/family';
import { childProgress, family, familyDashboard, familyReviews, familyTutors } from './family';
import { fetchFailures, problemOr } from './fetchFailures';
import { type ParentRootState, parentActions, parentSlice, selectUnlinkingChild } from './parentSlice';
import { tellChildren } from './tellChildren';

/** The spec's parent group: what all of the parent's screens know of the family. */
export const parentGroup = groupSlices('parent', [
  family,
  familyDashboard,
  familyReviews,
  familyTutors,
  childProgress,
  parentSlice,
]);

const watchLinks = endWithPerson(function* (): SagaGenerator {
  yield* takeEvery(family.actions.loaded, ({ payload }) => tellChildren(() => payload.data.children));
  yield* takeEvery(parentActions.unlinkRequested, unlinkChild);
});

export function* parentSaga(): SagaGenerator {
  yield* all([
    family.saga(),
    familyDashboard.saga(),
    familyReviews.saga(),
    familyTutors.saga(),
    childProgress.saga(),
    watchLinks(),
  ]);
}

/** Ends the link to a child. One that the child has ended meanwhile is as good as ended here. */
function* unlinkChild({
  payload: { childId },
}: ReturnType<typeof parentActions.unlinkRequested>): SagaGenerator {
  let message = words.linkHadEnded();
  try {
    const answer = yield* callApi((api) => api.unlinkChild({ params: { childId } }));
    message = answer.message;
  } catch (error) {
    const problem = problemOr(error, fetchFailures.other());
    if (problem.code !== 'not_found') {
      const isAwaited = (state: ParentRootState) => selectUnlinkingChild(state)?.childId === childId;
      const text = words.linkNotEnded({ message: problem.message });
      yield* notifyUnlessAwaited(isAwaited, { tone: 'bad', text });
      yield* put(parentActions.unlinkFailed({ childId, problem }));
      return;
    }
  }
  yield* put(parentActions.childUnlinked({ childId, message }));
  yield* tellChildren((known) => known.filter(({ _id }) => _id !== childId));
}
