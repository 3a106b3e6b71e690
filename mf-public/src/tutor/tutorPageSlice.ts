import type { Problem } from '@paadam/shared/api';
import type { Profile, PublicReview, Slot } from '@paadam/shared/contract';
import {
  appendNew,
  busy,
  dataOf,
  done,
  failed,
  idle,
  type Loadable,
  loaded,
  loadFailed,
  loading,
  notLoaded,
  type RequestState,
} from '@paadam/shared/state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface ReviewsPage {
  reviews: PublicReview[];
  /** Null on the last page. */
  nextCursor: string | null;
}

/** The tutor whose page is open. It is public, so it stays when somebody signs in or out. */
interface TutorPageState {
  id: string;
  profile: Loadable<Profile>;
  /** Free starts of a lesson of an hour, in order. */
  slots: Loadable<Slot[]>;
  /** The pages so far, as one. */
  reviews: Loadable<ReviewsPage>;
  moreReviews: RequestState;
}

interface TutorPageRootState {
  tutorPage: TutorPageState;
}

const closed: TutorPageState = {
  id: '',
  profile: notLoaded,
  slots: notLoaded,
  reviews: notLoaded,
  moreReviews: idle,
};

export const tutorPageSlice = createSlice({
  name: 'tutorPage',
  initialState: closed,
  reducers: {
    /** Loads all of the page. What is known of the same tutor stays until the fresh answers are there. */
    tutorOpened: (state, { payload: id }: PayloadAction<string>) =>
      state.id === id ? state : { ...closed, id },
    profileRequested: (state) => {
      state.profile = loading(state.profile);
    },
    profileLoaded: (state, { payload }: PayloadAction<Profile>) => {
      state.profile = loaded(payload);
    },
    profileFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.profile = loadFailed(state.profile, payload);
    },
    slotsRequested: (state) => {
      state.slots = loading(state.slots);
    },
    slotsLoaded: (state, { payload }: PayloadAction<Slot[]>) => {
      state.slots = loaded(payload);
    },
    slotsFailed: (state, { payload }: PayloadAction<Problem>) => {
      // A time that was open a while ago is not worth a click.
      state.slots = loadFailed(notLoaded, payload);
    },
    reviewsRequested: (state) => {
      state.reviews = loading(state.reviews);
      state.moreReviews = idle;
    },
    reviewsLoaded: (state, { payload }: PayloadAction<ReviewsPage>) => {
      state.reviews = loaded(payload);
    },
    reviewsFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.reviews = loadFailed(state.reviews, payload);
    },
    moreReviewsRequested: (state) => {
      if (state.reviews.status === 'loaded' && state.reviews.data.nextCursor) state.moreReviews = busy;
    },
    moreReviewsLoaded: (state, { payload }: PayloadAction<ReviewsPage>) => {
      const known = dataOf(state.reviews)?.reviews ?? [];
      state.reviews = loaded({ ...payload, reviews: appendNew(known, payload.reviews) });
      state.moreReviews = done;
    },
    moreReviewsFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.moreReviews = failed(payload);
    },
  },
});

export const tutorPageActions = tutorPageSlice.actions;

export const selectTutorPage = (state: TutorPageRootState): TutorPageState => state.tutorPage;
