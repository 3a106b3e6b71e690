import { problemOf } from '@paadam/shared/api';
import { bookingsActions, isStale } from '@paadam/shared/bookings';
import { limits } from '@paadam/shared/domain';
import {
  callApi,
  dataOf,
  endWithPerson,
  type PaadamState,
  type PageQuery,
  put,
  race,
  type SagaGenerator,
  select,
  selectUser,
  take,
  takeLatest,
  takeLeading,
  watchPages,
} from '@paadam/shared/state';
import type { Action } from 'redux';
import { exportEarnings } from './exportEarnings';
import { fetchEarnings, monthsOfAPage } from './fetchEarnings';
import {
  type EarningsPage,
  type StudentsPage,
  selectEarnings,
  selectStudents,
  selectTeaching,
  type TeachingRootState,
  teachingActions,
} from './teachingSlice';

function* loadDashboard(): SagaGenerator {
  try {
    const { answer } = yield* race({
      answer: callApi((api) => api.tutorDashboard()),
      over: take([teachingActions.dashboardRequested, teachingActions.dashboardLeft]),
    });
    if (answer) yield* put(teachingActions.dashboardLoaded(answer.data));
  } catch (error) {
    yield* put(teachingActions.dashboardFailed(problemOf(error)));
  }
}

function* fetchStudents(query: PageQuery): SagaGenerator<StudentsPage> {
  const id = yield* select((state: PaadamState) => selectUser(state)?.id ?? '');
  const { data, nextCursor } = yield* callApi((api) => api.tutorStudents({ params: { id }, query }));
  return { rows: data, nextCursor };
}

/** A booking was changed, or turned out to have been changed by somebody else. */
const isAboutBooking = (action: Action): boolean =>
  bookingsActions.bookingChanged.match(action) ||
  (bookingsActions.changeFailed.match(action) && isStale(action.payload.problem));

function* refresh(): SagaGenerator {
  const { dashboard, students, earnings } = yield* select(selectTeaching);
  if (dashboard.isOpen) yield* put(teachingActions.dashboardRequested());
  if (students.isOpen) yield* put(teachingActions.studentsRequested());
  if (earnings.isOpen) yield* put(teachingActions.earningsRequested());
}

/** What the tutor's lessons come to, loaded for the screen that shows it. */
export const teachingSaga = endWithPerson(function* (): SagaGenerator {
  yield* takeLatest(teachingActions.dashboardRequested, loadDashboard);
  yield* watchPages<TeachingRootState, StudentsPage>({
    select: selectStudents,
    fetchPage: fetchStudents,
    requested: teachingActions.studentsRequested,
    moreRequested: teachingActions.moreStudentsRequested,
    left: teachingActions.studentsLeft,
    loaded: teachingActions.studentsLoaded,
    failed: teachingActions.studentsFailed,
    moreLoaded: teachingActions.moreStudentsLoaded,
    moreFailed: teachingActions.moreStudentsFailed,
  });
  yield* watchPages<TeachingRootState, EarningsPage>({
    select: selectEarnings,
    fetchPage: fetchEarnings,
    rowsOfMore: monthsOfAPage,
    rowsToLoad: ({ list }) =>
      Math.min(Math.max(dataOf(list)?.rows.length ?? 0, monthsOfAPage), limits.pageRows.max),
    requested: teachingActions.earningsRequested,
    moreRequested: teachingActions.moreEarningsRequested,
    left: teachingActions.earningsLeft,
    loaded: teachingActions.earningsLoaded,
    failed: teachingActions.earningsFailed,
    moreLoaded: teachingActions.moreEarningsLoaded,
    moreFailed: teachingActions.moreEarningsFailed,
  });
  yield* takeLeading(teachingActions.exportRequested, exportEarnings);
  yield* takeLatest(isAboutBooking, refresh);
});
