import { bookingsActions, bookingsFeature } from '@paadam/bookings';
import { liveFeature } from '@paadam/live';
import { profileFeature } from '@paadam/profile';
import { getContext, put, type SagaGenerator, select, takeEvery } from '@paadam/shared/state';
import { nextLesson } from './nextLesson';

/** Keeps the next lesson as things are, and tells of what the page does not show. */
export function* liveHome(): SagaGenerator {
  const addFeature = yield* getContext('addFeature');
  for (const feature of [bookingsFeature, profileFeature, liveFeature]) addFeature?.(feature);
  yield* takeEvery(bookingsActions.changedElsewhere, function* (): SagaGenerator {
    for (const { isOpen } of Object.values(yield* select(nextLesson.stateOf))) {
      if (isOpen) yield* put(nextLesson.actions.asked());
    }
  });
}
