import type { Booking } from '@paadam/shared/contract';
import { isUpcoming, longestMinutes } from '@paadam/shared/domain';
import { callApi, createLoadableSlice, type SagaGenerator } from '@paadam/shared/state';

/** The signed-in person's accepted lesson that is on or comes next; of a parent, any child's. Null: there is none. */
export const nextLesson = createLoadableSlice({
  name: 'nextLesson',
  fetch: function* (): SagaGenerator<Booking | null> {
    const now = Date.now();
    // What began earlier has ended.
    const from = new Date(now - longestMinutes * 60_000).toISOString();
    const { data } = yield* callApi((api) =>
      api.ownBookings({ query: { status: 'accepted', order: 'earliest', from, limit: 5 } }),
    );
    return data.find((lesson) => isUpcoming(lesson, now)) ?? null;
  },
});
