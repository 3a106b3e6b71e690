import type { Problem } from '@paadam/shared/api';
import { bookingsActions } from '@paadam/shared/bookings';
import type { Calls, Data, EarningsMonth, TaughtStudent } from '@paadam/shared/contract';
import {
  busy,
  done,
  failed,
  forgetWithPerson,
  idle,
  type Loadable,
  loaded,
  loadFailed,
  loading,
  moreFailed,
  moreLoaded,
  moreRequested,
  notLoaded,
  notPaged,
  type Page,
  type Paged,
  pageFailed,
  pageLeft,
  pageLoaded,
  pageRequested,
  type RequestState,
} from '@paadam/shared/state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type TutorDashboard = Data<Calls['tutorDashboard']>;
export type StudentsPage = Page<TaughtStudent>;
export type EarnedMonth = EarningsMonth & { _id: string };
export interface EarningsPage extends Page<EarnedMonth> {
  /** Paise, over all pages. */
  total: number;
}

/** Whether a screen shows it now: only then it is kept fresh. */
interface Shown {
  isOpen: boolean;
}

/** What a tutor's lessons come to. */
export interface TeachingState {
  dashboard: Shown & { figures: Loadable<TutorDashboard> };
  /** By name. */
  students: Shown & Paged<StudentsPage>;
  /** The latest month first; months without a lesson are not among them. */
  earnings: Shown & Paged<EarningsPage>;
  /** How far the file with all the earnings has come. */
  exporting: RequestState;
}

export interface TeachingRootState {
  teaching: TeachingState;
}

const initialState: TeachingState = {
  dashboard: { figures: notLoaded, isOpen: false },
  students: { ...notPaged, isOpen: false },
  earnings: { ...notPaged, isOpen: false },
  exporting: idle,
};

export const teachingSlice = createSlice({
  name: 'teaching',
  initialState,
  reducers: {
    dashboardRequested: ({ dashboard }) => {
      dashboard.figures = loading(dashboard.figures);
      dashboard.isOpen = true;
    },
    dashboardLoaded: ({ dashboard }, { payload }: PayloadAction<TutorDashboard>) => {
      dashboard.figures = loaded(payload);
    },
    dashboardFailed: ({ dashboard }, { payload }: PayloadAction<Problem>) => {
      dashboard.figures = loadFailed(dashboard.figures, payload);
    },
    dashboardLeft: ({ dashboard }) => {
      const { data } = dashboard.figures;
      dashboard.figures = data ? loaded(data) : notLoaded;
      dashboard.isOpen = false;
    },

    studentsRequested: ({ students }) => {
      pageRequested(students);
      students.isOpen = true;
    },
    studentsLoaded: ({ students }, { payload }: PayloadAction<StudentsPage>) => pageLoaded(students, payload),
    studentsFailed: ({ students }, { payload }: PayloadAction<Problem>) => pageFailed(students, payload),
    moreStudentsRequested: ({ students }) => moreRequested(students),
    moreStudentsLoaded: ({ students }, { payload }: PayloadAction<StudentsPage>) =>
      moreLoaded(students, payload),
    moreStudentsFailed: ({ students }, { payload }: PayloadAction<Problem>) => moreFailed(students, payload),
    studentsLeft: ({ students }) => {
      pageLeft(students);
      students.isOpen = false;
    },

    earningsRequested: ({ earnings }) => {
      pageRequested(earnings);
      earnings.isOpen = true;
    },
    earningsLoaded: ({ earnings }, { payload }: PayloadAction<EarningsPage>) => pageLoaded(earnings, payload),
    earningsFailed: ({ earnings }, { payload }: PayloadAction<Problem>) => pageFailed(earnings, payload),
    moreEarningsRequested: ({ earnings }) => moreRequested(earnings),
    moreEarningsLoaded: ({ earnings }, { payload }: PayloadAction<EarningsPage>) =>
      moreLoaded(earnings, payload),
    moreEarningsFailed: ({ earnings }, { payload }: PayloadAction<Problem>) => moreFailed(earnings, payload),
    earningsLeft: (state) => {
      pageLeft(state.earnings);
      state.earnings.isOpen = false;
      state.exporting = idle;
    },

    /** A file with every month is asked for. */
    exportRequested: (state) => {
      state.exporting = busy;
    },
    exported: (state) => {
      state.exporting = done;
    },
    exportFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.exporting = failed(payload);
    },
    exportTold: (state) => {
      state.exporting = idle;
    },
  },
  extraReducers: (builder) => {
    forgetWithPerson(() => initialState)(builder);
    // The answered request goes at once; all else about it comes with the reload that follows.
    builder.addCase(bookingsActions.bookingChanged, ({ dashboard }, { payload: { booking } }) => {
      const { data } = dashboard.figures;
      const at = data?.requests.findIndex(({ _id }) => _id === booking._id) ?? -1;
      if (!data || at < 0 || booking.status === 'pending') return;
      data.requests.splice(at, 1);
      data.requestCount -= 1;
    });
  },
});

export const teachingActions = teachingSlice.actions;
export const selectTeaching = ({ teaching }: TeachingRootState): TeachingState => teaching;
export const selectStudents = (state: TeachingRootState) => state.teaching.students;
export const selectEarnings = (state: TeachingRootState) => state.teaching.earnings;
export const selectExporting = (state: TeachingRootState) => state.teaching.exporting;
