import { problemOf } from '@paadam/shared/api';
import type { Answer, Calls } from '@paadam/shared/contract';
import { limits } from '@paadam/shared/domain';
import type { SagaIterator } from 'redux-saga';
import { call, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { endWithPerson } from '../auth/endWithPerson';
import { callApi } from '../callApi';
import { dataOf } from '../loadable';
import type { PaadamState } from '../PaadamState';
import type { BookingAttempt } from './bookingAttempt';
import { selectBookingMove, selectBookings } from './bookingsSelectors';
import { type BookingsOwner, type BookingsPage, bookingsActions } from './bookingsSlice';
import { isStale } from './isStale';

function* fetchPage({ role, id }: BookingsOwner, cursor: string | null): SagaIterator<BookingsPage> {
  const input = { params: { id }, query: { limit: limits.pageRows.max, ...(cursor ? { cursor } : {}) } };
  if (role === 'tutor') {
    const answer: Answer<Calls['tutorBookings']> = yield call(callApi, (api) => api.tutorBookings(input));
    return { bookings: answer.data, nextCursor: answer.nextCursor };
  }
  const answer: Answer<Calls['studentBookings']> = yield call(callApi, (api) => api.studentBookings(input));
  return { bookings: answer.data, nextCursor: answer.nextCursor, sessionCount: answer.sessionCount };
}

function* loadBookings({
  payload,
}: ReturnType<typeof bookingsActions.bookingsRequested>): SagaIterator<void> {
  try {
    const page: BookingsPage = yield call(fetchPage, payload, null);
    yield put(bookingsActions.bookingsLoaded(page));
  } catch (error) {
    yield put(bookingsActions.bookingsFailed(problemOf(error)));
  }
}

function* loadMoreBookings(): SagaIterator<void> {
  const owner: BookingsOwner | null = yield select((state: PaadamState) => state.bookings.owner);
  const list: ReturnType<typeof selectBookings> = yield select(selectBookings);
  const cursor = dataOf(list)?.nextCursor;
  if (!owner || !cursor) return;
  try {
    const { page }: { page?: BookingsPage } = yield race({
      page: call(fetchPage, owner, cursor),
      replaced: take(bookingsActions.bookingsRequested.type),
    });
    if (page) yield put(bookingsActions.moreBookingsLoaded(page));
  } catch (error) {
    yield put(bookingsActions.moreBookingsFailed(problemOf(error)));
  }
}

/** A form that was left is told nothing: the next form would take the outcome for its own. */
function* createBooking({
  payload,
}: ReturnType<typeof bookingsActions.bookingRequested>): SagaIterator<void> {
  const attempt: BookingAttempt | null = yield select((state: PaadamState) => state.bookings.attempt);
  try {
    const { answer }: { answer?: Answer<Calls['createBooking']> } = yield race({
      answer: call(callApi, (api) =>
        api.createBooking({ body: payload, headers: { 'idempotency-key': attempt?.key } }),
      ),
      left: take(bookingsActions.bookingFormReset.type),
    });
    if (answer) yield put(bookingsActions.bookingCreated(answer.data));
  } catch (error) {
    yield put(bookingsActions.bookingCreationFailed(problemOf(error)));
  }
}

/** After the change the list is loaded again; also after a stale click, so that the screen shows what is true. */
function* changeStatus({
  payload,
}: ReturnType<typeof bookingsActions.statusChangeRequested>): SagaIterator<void> {
  try {
    const answer: Answer<Calls['setBookingStatus']> = yield call(callApi, (api) =>
      api.setBookingStatus({ body: payload }),
    );
    yield put(bookingsActions.statusChanged(answer.data));
    yield call(reloadBookings);
  } catch (error) {
    const problem = problemOf(error);
    const move: ReturnType<typeof selectBookingMove> = yield select(selectBookingMove);
    if (move?.bookingId === payload.bookingId) yield put(bookingsActions.statusChangeFailed(problem));
    if (isStale(problem)) yield call(reloadBookings);
  }
}

function* reloadBookings(): SagaIterator<void> {
  const owner: BookingsOwner | null = yield select((state: PaadamState) => state.bookings.owner);
  if (owner) yield put(bookingsActions.bookingsRequested(owner));
}

function* loadSlots({
  payload: { tutorId, ...query },
}: ReturnType<typeof bookingsActions.slotsRequested>): SagaIterator<void> {
  try {
    const answer: Answer<Calls['tutorSlots']> = yield call(callApi, (api) =>
      api.tutorSlots({ params: { id: tutorId }, query }),
    );
    yield put(bookingsActions.slotsLoaded(answer.data));
  } catch (error) {
    yield put(bookingsActions.slotsFailed(problemOf(error)));
  }
}

export const bookingsSaga = endWithPerson(function* (): SagaIterator<void> {
  yield takeLatest(bookingsActions.bookingsRequested.type, loadBookings);
  yield takeLeading(bookingsActions.moreBookingsRequested.type, loadMoreBookings);
  yield takeLeading(bookingsActions.bookingRequested.type, createBooking);
  yield takeEvery(bookingsActions.statusChangeRequested.type, changeStatus);
  yield takeLatest(bookingsActions.slotsRequested.type, loadSlots);
});
