import type { Problem } from '@paadam/shared/api';
import type { Review } from '@paadam/shared/contract';
import {
  forgetWithPerson,
  moreFailed,
  moreLoaded,
  moreRequested,
  notPaged,
  type Page,
  type Paged,
  pageFailed,
  pageLeft,
  pageLoaded,
  pageRequested,
} from '@paadam/shared/state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ReviewsPage = Page<Review>;

/** The reviews that the student gave, newest first. */
export interface ReviewsState extends Paged<ReviewsPage> {
  /** Whether a screen shows them now: only then they are kept fresh. */
  isOpen: boolean;
}

export interface ReviewsRootState {
  reviews: ReviewsState;
}

const initialState: ReviewsState = { ...notPaged, isOpen: false };

export const reviewsSlice = createSlice({
  name: 'reviews',
  initialState,
  reducers: {
    reviewsRequested: (state) => {
      pageRequested(state);
      state.isOpen = true;
    },
    reviewsLoaded: (state, { payload }: PayloadAction<ReviewsPage>) => pageLoaded(state, payload),
    reviewsFailed: (state, { payload }: PayloadAction<Problem>) => pageFailed(state, payload),
    moreReviewsRequested: (state) => moreRequested(state),
    moreReviewsLoaded: (state, { payload }: PayloadAction<ReviewsPage>) => moreLoaded(state, payload),
    moreReviewsFailed: (state, { payload }: PayloadAction<Problem>) => moreFailed(state, payload),
    reviewsLeft: (state) => {
      pageLeft(state);
      state.isOpen = false;
    },
  },
  extraReducers: forgetWithPerson(() => initialState),
});

export const reviewsActions = reviewsSlice.actions;
export const selectReviews = ({ reviews }: ReviewsRootState): ReviewsState => reviews;
