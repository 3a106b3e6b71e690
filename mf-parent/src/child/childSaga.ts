import { bookingsActions } from '@paadam/shared/bookings';
import { callApi, endWithPerson, put, type SagaGenerator } from '@paadam/shared/state';
import { fetchFailures, problemOr } from '../family/fetchFailures';
import { whileOpen } from '../family/whileOpen';
import { childActions } from './childSlice';

const { bookingCreated, bookingChanged, bookingReviewed } = bookingsActions;
const lessonChanges = [bookingCreated, bookingChanged, bookingReviewed];

function* loadProgress({ childId }: { childId: string }): SagaGenerator {
  try {
    const { data } = yield* callApi((api) => api.childProgress({ params: { childId } }));
    yield* put(childActions.progressLoaded(data));
  } catch (error) {
    yield* put(childActions.progressFailed(problemOr(error, fetchFailures.other)));
  }
}

export const childSaga = endWithPerson(function* (): SagaGenerator {
  yield* whileOpen(childActions.progressRequested, childActions.progressLeft, lessonChanges, loadProgress);
});
