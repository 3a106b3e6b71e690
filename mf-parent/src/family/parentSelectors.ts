import type { ParentState } from './parentSlice';

/** The part of the store that this portal brings. */
export interface ParentRootState {
  parent: ParentState;
}

export const selectFamily = (state: ParentRootState) => state.parent.profile;
export const selectFamilyBookings = (state: ParentRootState) => state.parent.bookings;
