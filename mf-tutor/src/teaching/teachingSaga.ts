import { problemOf } from '@paadam/shared/api';
import { bookingsActions, isStale } from '@paadam/shared/bookings';
import type { Answer, Calls } from '@paadam/shared/contract';
import { limits } from '@paadam/shared/domain';
import {
  callApi,
  dataOf,
  endWithPerson,
  type PaadamState,
  type PageQuery,
  selectUser,
  watchPages,
} from '@paadam/shared/state';
import type { Action } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { call, fork, put, race, select, take, takeLatest, takeLeading } from 'redux-saga/effects';
import { exportEarnings } from './exportEarnings';
import { fetchEarnings, monthsOfAPage } from './fetchEarnings';
import {
  type EarningsPage,
  type StudentsPage,
  selectEarnings,
  selectStudents,
  selectTeaching,
  type TeachingRootState,
  type TeachingState,
  teachingActions,
} from './teachingSlice';

function* loadDashboard(): SagaIterator<void> {
  try {
    const { answer }: { answer?: Answer<Calls['tutorDashboard']> } = yield race({
      answer: call(callApi, (api) => api.tutorDashboard()),
      over: take([teachingActions.dashboardRequested.type, teachingActions.dashboardLeft.type]),
    });
    if (answer) yield put(teachingActions.dashboardLoaded(answer.data));
  } catch (error) {
    yield put(teachingActions.dashboardFailed(problemOf(error)));
  }
}

function* fetchStudents(query: PageQuery): SagaIterator<StudentsPage> {
  const id: string = yield select((state: PaadamState) => selectUser(state)?.id ?? '');
  const { data, nextCursor }: Answer<Calls['tutorStudents']> = yield call(callApi, (api) =>
    api.tutorStudents({ params: { id }, query }),
  );
  return { rows: data, nextCursor };
}

/** A booking was changed, or turned out to have been changed by somebody else. */
const isAboutBooking = (action: Action): boolean =>
  bookingsActions.bookingChanged.match(action) ||
  (bookingsActions.changeFailed.match(action) && isStale(action.payload.problem));

function* refresh(): SagaIterator<void> {
  const { dashboard, students, earnings }: TeachingState = yield select(selectTeaching);
  if (dashboard.isOpen) yield put(teachingActions.dashboardRequested());
  if (students.isOpen) yield put(teachingActions.studentsRequested());
  if (earnings.isOpen) yield put(teachingActions.earningsRequested());
}

/** What the tutor's lessons come to, loaded for the screen that shows it. */
export const teachingSaga = endWithPerson(function* (): SagaIterator<void> {
  yield takeLatest(teachingActions.dashboardRequested.type, loadDashboard);
  yield fork(watchPages<TeachingRootState, StudentsPage>, {
    select: selectStudents,
    fetchPage: fetchStudents,
    requested: teachingActions.studentsRequested.type,
    moreRequested: teachingActions.moreStudentsRequested.type,
    left: teachingActions.studentsLeft.type,
    loaded: teachingActions.studentsLoaded,
    failed: teachingActions.studentsFailed,
    moreLoaded: teachingActions.moreStudentsLoaded,
    moreFailed: teachingActions.moreStudentsFailed,
  });
  yield fork(watchPages<TeachingRootState, EarningsPage>, {
    select: selectEarnings,
    fetchPage: fetchEarnings,
    rowsOfMore: monthsOfAPage,
    rowsToLoad: ({ list }) =>
      Math.min(Math.max(dataOf(list)?.rows.length ?? 0, monthsOfAPage), limits.pageRows.max),
    requested: teachingActions.earningsRequested.type,
    moreRequested: teachingActions.moreEarningsRequested.type,
    left: teachingActions.earningsLeft.type,
    loaded: teachingActions.earningsLoaded,
    failed: teachingActions.earningsFailed,
    moreLoaded: teachingActions.moreEarningsLoaded,
    moreFailed: teachingActions.moreEarningsFailed,
  });
  yield takeLeading(teachingActions.exportRequested.type, exportEarnings);
  yield takeLatest(isAboutBooking, refresh);
});
