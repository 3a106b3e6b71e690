import type { Problem } from '@paadam/shared/api';
import type { Booking, Calls, Data, FamilyTutor, LinkedChild, Review } from '@paadam/shared/contract';
import {
  busy,
  done,
  failed,
  forgetWithPerson,
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
import { given } from './given';

export type Family = Data<Calls['parentProfile']>;

export interface FamilyBookings {
  /** The latest ones of all linked children. */
  bookings: Booking[];
  upcomingCount: number;
}

/** Whose reviews: one child's, or without one all the children's. */
export interface ReviewsQuestion {
  child?: string;
}

export interface ParentState {
  /** The parent, the linked children, and the average of the stars they gave. */
  profile: Loadable<Family>;
  bookings: Loadable<FamilyBookings>;
  reviews: Paged<Page<Review>> & { question: ReviewsQuestion };
  /** The tutors of the children's lessons. */
  tutors: Paged<Page<FamilyTutor>>;
  /** The link that is being ended. */
  unlinking: { childId: string; request: RequestState } | null;
  /** The last success worth telling. */
  message: string | null;
}

const initialState: ParentState = {
  profile: notLoaded,
  bookings: notLoaded,
  reviews: { ...notPaged, question: {} },
  tutors: notPaged,
  unlinking: null,
  message: null,
};

/** The spec's parent group: what all of the parent's screens know of the family. */
export const parentSlice = createSlice({
  name: 'parent',
  initialState,
  reducers: {
    profileRequested: (state, _: PayloadAction<{ parentId: string }>) => {
      state.profile = loading(state.profile);
    },
    profileLoaded: (state, { payload }: PayloadAction<Family>) => {
      state.profile = loaded(payload);
    },
    profileFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.profile = loadFailed(state.profile, payload);
    },
    profileLeft: (state) => {
      state.profile = given(state.profile);
    },

    bookingsRequested: (state, _: PayloadAction<{ parentId: string; count: number }>) => {
      state.bookings = loading(state.bookings);
    },
    bookingsLoaded: (state, { payload }: PayloadAction<FamilyBookings>) => {
      state.bookings = loaded(payload);
    },
    bookingsFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.bookings = loadFailed(state.bookings, payload);
    },
    bookingsLeft: (state) => {
      state.bookings = given(state.bookings);
    },

    reviewsRequested: (state, { payload }: PayloadAction<ReviewsQuestion>) => {
      if (state.reviews.question.child !== payload.child) state.reviews = { ...notPaged, question: payload };
      pageRequested(state.reviews);
    },
    reviewsLoaded: (state, { payload }: PayloadAction<Page<Review>>) => pageLoaded(state.reviews, payload),
    reviewsFailed: (state, { payload }: PayloadAction<Problem>) => pageFailed(state.reviews, payload),
    moreReviewsRequested: (state) => moreRequested(state.reviews),
    moreReviewsLoaded: (state, { payload }: PayloadAction<Page<Review>>) =>
      moreLoaded(state.reviews, payload),
    moreReviewsFailed: (state, { payload }: PayloadAction<Problem>) => moreFailed(state.reviews, payload),
    reviewsLeft: (state) => pageLeft(state.reviews),

    tutorsRequested: (state) => pageRequested(state.tutors),
    tutorsLoaded: (state, { payload }: PayloadAction<Page<FamilyTutor>>) => pageLoaded(state.tutors, payload),
    tutorsFailed: (state, { payload }: PayloadAction<Problem>) => pageFailed(state.tutors, payload),
    moreTutorsRequested: (state) => moreRequested(state.tutors),
    moreTutorsLoaded: (state, { payload }: PayloadAction<Page<FamilyTutor>>) =>
      moreLoaded(state.tutors, payload),
    moreTutorsFailed: (state, { payload }: PayloadAction<Problem>) => moreFailed(state.tutors, payload),
    tutorsLeft: (state) => pageLeft(state.tutors),

    /** The child has given its code. */
    childLinked: (state, { payload }: PayloadAction<{ child: LinkedChild; message: string }>) => {
      const children = state.profile.data?.children;
      if (children?.every(({ _id }) => _id !== payload.child._id)) children.push(payload.child);
      state.message = payload.message;
    },
    unlinkRequested: (state, { payload }: PayloadAction<{ childId: string }>) => {
      state.unlinking = { ...payload, request: busy };
      state.message = null;
    },
    childUnlinked: (state, { payload }: PayloadAction<{ childId: string; message: string }>) => {
      const family = state.profile.data;
      if (family) family.children = family.children.filter(({ _id }) => _id !== payload.childId);
      if (state.unlinking?.childId === payload.childId) state.unlinking.request = done;
      state.message = payload.message;
    },
    unlinkFailed: (
      state,
      { payload: { childId, problem } }: PayloadAction<{ childId: string; problem: Problem }>,
    ) => {
      if (state.unlinking?.childId === childId) state.unlinking.request = failed(problem);
    },
    /** The dialog was closed, or has done its work. */
    unlinkClosed: (state) => {
      state.unlinking = null;
    },
    messageShown: (state) => {
      state.message = null;
    },
  },
  extraReducers: forgetWithPerson(() => initialState),
});

export const parentActions = parentSlice.actions;
