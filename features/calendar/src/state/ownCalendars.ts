import { bookingsActions, isStale } from '@paadam/bookings';
import { profileActions } from '@paadam/profile';
import type { OwnCalendar } from '@paadam/shared/contract';
import { callApi, createAction, createLoadableSlice, type SagaGenerator } from '@paadam/shared/state';
import type { Action } from 'redux';

/** Two ISO instants, at most 35 days apart. */
export interface CalendarQuestion {
  from: string;
  to: string;
}

/** A tutor's hours are not what they were: days off, extra hours. */
export const hoursChanged = createAction('ownCalendar/hoursChanged');

const { bookingCreated, bookingChanged, bookingReviewed, changedElsewhere, changeFailed } = bookingsActions;

const changesCalendar = (action: Action): boolean =>
  [bookingCreated, bookingChanged, bookingReviewed, changedElsewhere, hoursChanged].some((changed) =>
    changed.match(action),
  ) ||
  profileActions.linkChanged.match(action) ||
  (changeFailed.match(action) && isStale(action.payload.problem));

/** What lies between two instants of the person's, a parent's children's: a part of the store, by the stretch. */
export const ownCalendars = createLoadableSlice({
  name: 'ownCalendar',
  fetch: function* (query: CalendarQuestion): SagaGenerator<OwnCalendar> {
    return (yield* callApi((api) => api.ownCalendar({ query }))).data;
  },
  keyOf: ({ from, to }) => `${from} ${to}`,
  // The weeks around the one that is looked at show at once on the way back.
  keptAfterLeft: 8,
  refreshOn: changesCalendar,
  // Where it lies by then comes with what is fetched anew.
  follow: (known, action) => {
    if (!bookingChanged.match(action)) return known;
    const { booking } = action.payload;
    return { ...known, bookings: known.bookings.map((one) => (one._id === booking._id ? booking : one)) };
  },
});
