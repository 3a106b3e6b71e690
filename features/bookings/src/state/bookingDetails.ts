import type { BookingDetails } from '@paadam/shared/contract';
import { callApi, createLoadableSlice, type SagaGenerator } from '@paadam/shared/state';
import { bookingsActions, changesBookings } from './bookingsSlice';

/** Single bookings with their timelines, by their ids, each as long as a screen shows it. */
export const bookingDetails = createLoadableSlice({
  name: 'bookings/details',
  fetch: function* (id: string): SagaGenerator<BookingDetails> {
    return (yield* callApi((api) => api.booking({ params: { id } }))).data;
  },
  keyOf: (id) => id,
  keptAfterLeft: 0,
  refreshOn: changesBookings,
  // Its timeline comes with the reload that follows.
  follow: (known, action, id) => {
    const { bookingChanged, bookingReviewed } = bookingsActions;
    if (bookingChanged.match(action) && action.payload.booking._id === id) {
      return { ...known, ...action.payload.booking };
    }
    if (bookingReviewed.match(action) && action.payload.review.booking === id) {
      const { rating, comment, createdAt } = action.payload.review;
      return { ...known, rating, review: { rating, comment, createdAt } };
    }
    return known;
  },
});
