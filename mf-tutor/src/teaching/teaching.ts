import { bookingsActions, isStale } from '@paadam/bookings';
import type { Calls, Data, EarningsMonth, TaughtStudent } from '@paadam/shared/contract';
import {
  callApi,
  createLoadableSlice,
  createPagedSlice,
  type Page,
  type SagaGenerator,
  select,
  selectUser,
} from '@paadam/shared/state';
import type { Action } from 'redux';

export type TutorDashboard = Data<Calls['tutorDashboard']>;
type EarnedMonth = EarningsMonth & { _id: string };
export interface EarningsPage extends Page<EarnedMonth> {
  /** Paise, over all pages. */
  total: number;
}

/** A booking was changed, or turned out to have been changed by another person. */
const isAboutBooking = (action: Action): boolean =>
  bookingsActions.bookingChanged.match(action) ||
  bookingsActions.changedElsewhere.match(action) ||
  (bookingsActions.changeFailed.match(action) && isStale(action.payload.problem));

export const dashboard = createLoadableSlice({
  name: 'teaching/dashboard',
  fetch: function* (): SagaGenerator<TutorDashboard> {
    return (yield* callApi((api) => api.tutorDashboard())).data;
  },
  refreshOn: isAboutBooking,
  // The answered request goes at once; all else about it comes with the reload that follows.
  follow: (figures, action) => {
    if (!bookingsActions.bookingChanged.match(action)) return figures;
    const { booking } = action.payload;
    const requests = figures.requests.filter(({ _id }) => _id !== booking._id);
    if (booking.status === 'pending' || requests.length === figures.requests.length) return figures;
    return { ...figures, requests, requestCount: figures.requestCount - 1 };
  },
});

/** By name. */
export const students = createPagedSlice({
  name: 'teaching/students',
  fetchPage: function* (query): SagaGenerator<Page<TaughtStudent>> {
    const id = (yield* select(selectUser))?.id ?? '';
    const { data, nextCursor } = yield* callApi((api) => api.tutorStudents({ params: { id }, query }));
    return { rows: data, nextCursor };
  },
  refreshOn: isAboutBooking,
});

/** How many months a page has. */
export const monthsOfAPage = 12;

/** The latest month first; months without a lesson are not among them. */
export const earnings = createPagedSlice({
  name: 'teaching/earnings',
  fetchPage: function* (query): SagaGenerator<EarningsPage> {
    const { data, nextCursor, total } = yield* callApi((api) => api.tutorEarnings({ query }));
    return { rows: data.map((month) => ({ ...month, _id: month.month })), nextCursor, total };
  },
  rowsAtATime: monthsOfAPage,
  refreshOn: isAboutBooking,
});
