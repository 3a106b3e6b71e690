import type { ParentState } from './parentSlice';

/** The part of the store that this portal brings. */
export interface ParentRootState {
  parent: ParentState;
}

export const selectFamily = (state: ParentRootState) => state.parent.profile;
export const selectFamilyBookings = (state: ParentRootState) => state.parent.bookings;
export const selectFamilyReviews = (state: ParentRootState) => state.parent.reviews;
export const selectFamilyTutors = (state: ParentRootState) => state.parent.tutors;
export const selectUnlinkingChild = (state: ParentRootState) => state.parent.unlinking;
export const selectFamilyMessage = (state: ParentRootState) => state.parent.message;
