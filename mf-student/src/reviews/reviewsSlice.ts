import { bookingsActions } from '@paadam/bookings';
import type { Review } from '@paadam/shared/contract';
import { callApi, createPagedSlice, type Page, type SagaGenerator } from '@paadam/shared/state';

/** The reviews that the student gave, newest first; one that was just given is among them at once. */
export const ownReviews = createPagedSlice({
  name: 'reviews',
  fetchPage: function* (query): SagaGenerator<Page<Review>> {
    const { data, nextCursor } = yield* callApi((api) => api.ownReviews({ query }));
    return { rows: data, nextCursor };
  },
  refreshOn: [bookingsActions.bookingReviewed, bookingsActions.changedElsewhere],
});
