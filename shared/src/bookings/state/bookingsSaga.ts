import { problemOf } from '@paadam/shared/api';
import { limits } from '@paadam/shared/domain';
import {
  all,
  callApi,
  dataOf,
  endWithPerson,
  put,
  race,
  rowsToAsk,
  type SagaGenerator,
  select,
  take,
  takeEvery,
} from '@paadam/shared/state';
import type { Action } from 'redux';
import type { BookingsQuestion } from './bookingsQuestion';
import type { BookingsRootState } from './bookingsSelectors';
import { type BookingsList, type BookingsPage, bookingsActions } from './bookingsSlice';
import { changeBookings } from './changeBookings';
import { createBookings } from './createBookings';

interface PageOfList {
  limit: number;
  cursor?: string;
}

function* fetchPage(
  { role, id, ...question }: BookingsQuestion,
  page: PageOfList,
): SagaGenerator<BookingsPage> {
  const query = { ...question, ...page };
  if (role === 'tutor') {
    const answer = yield* callApi((api) => api.tutorBookings({ params: { id }, query }));
    return { rows: answer.data, nextCursor: answer.nextCursor };
  }
  if (role === 'student') {
    const answer = yield* callApi((api) => api.studentBookings({ params: { id }, query }));
    return { rows: answer.data, nextCursor: answer.nextCursor, sessionCount: answer.sessionCount };
  }
  const answer = yield* callApi((api) => api.parentBookings({ params: { parentId: id }, query }));
  return { rows: answer.data, nextCursor: answer.nextCursor, upcomingCount: answer.upcomingCount };
}

const listNamed = (state: BookingsRootState, name: string): BookingsList | undefined =>
  state.bookings.lists[name];

/** The list was left, or is asked for anew: an answer that comes after that is nobody's. */
const overFor = (name: string) => (action: Action) =>
  (bookingsActions.bookingsRequested.match(action) || bookingsActions.bookingsLeft.match(action)) &&
  action.payload.list === name;

function* loadBookings({
  payload: { list: name },
}: ReturnType<typeof bookingsActions.bookingsRequested>): SagaGenerator {
  const list = yield* select(listNamed, name);
  if (!list) return;
  try {
    const { page } = yield* race({
      page: fetchPage(list.question, { limit: rowsToAsk(list) }),
      over: take(overFor(name)),
    });
    if (page) yield* put(bookingsActions.bookingsLoaded({ list: name, page }));
  } catch (error) {
    yield* put(bookingsActions.bookingsFailed({ list: name, problem: problemOf(error) }));
  }
}

function* loadMoreBookings({
  payload: { list: name },
}: ReturnType<typeof bookingsActions.moreBookingsRequested>): SagaGenerator {
  const list = yield* select(listNamed, name);
  const cursor = list && dataOf(list.list)?.nextCursor;
  if (!list || !cursor) return;
  try {
    const { page } = yield* race({
      page: fetchPage(list.question, {
        limit: limits.pageRows.standard,
        cursor,
      }),
      over: take(overFor(name)),
    });
    if (page) yield* put(bookingsActions.moreBookingsLoaded({ list: name, page }));
  } catch (error) {
    yield* put(bookingsActions.moreBookingsFailed({ list: name, problem: problemOf(error) }));
  }
}

function* loadDetails({
  payload: { bookingId },
}: ReturnType<typeof bookingsActions.detailsRequested>): SagaGenerator {
  try {
    const { answer } = yield* race({
      answer: callApi((api) => api.booking({ params: { id: bookingId } })),
      over: take(
        (action: Action) =>
          (bookingsActions.detailsRequested.match(action) || bookingsActions.detailsLeft.match(action)) &&
          action.payload.bookingId === bookingId,
      ),
    });
    if (answer) yield* put(bookingsActions.detailsLoaded(answer.data));
  } catch (error) {
    yield* put(bookingsActions.detailsFailed({ bookingId, problem: problemOf(error) }));
  }
}

export const bookingsSaga = endWithPerson(function* (): SagaGenerator {
  yield* takeEvery(bookingsActions.bookingsRequested, loadBookings);
  yield* takeEvery(bookingsActions.moreBookingsRequested, loadMoreBookings);
  yield* takeEvery(bookingsActions.detailsRequested, loadDetails);
  yield* all([createBookings(), changeBookings()]);
});
