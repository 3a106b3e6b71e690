import { callApi, put, type SagaGenerator } from '@paadam/shared/state';
import { fetchFailures, problemOr } from './fetchFailures';
import { parentActions } from './parentSlice';
import { tellChildren } from './tellChildren';

/** The parent and the linked children. */
export function* loadProfile({ parentId }: { parentId: string }): SagaGenerator {
  try {
    const { data } = yield* callApi((api) => api.parentProfile({ params: { parentId } }));
    yield* put(parentActions.profileLoaded(data));
    yield* tellChildren(() => data.children);
  } catch (error) {
    yield* put(parentActions.profileFailed(problemOr(error, fetchFailures.profile)));
  }
}

/** The latest bookings of all children, and how many are still to come. */
export function* loadBookings({ parentId, count }: { parentId: string; count: number }): SagaGenerator {
  try {
    const { data: bookings, upcomingCount } = yield* callApi((api) =>
      api.parentBookings({ params: { parentId }, query: { limit: count } }),
    );
    yield* put(parentActions.bookingsLoaded({ bookings, upcomingCount }));
  } catch (error) {
    yield* put(parentActions.bookingsFailed(problemOr(error, fetchFailures.bookings)));
  }
}
