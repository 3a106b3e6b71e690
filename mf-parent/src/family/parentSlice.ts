import type { Problem } from '@paadam/shared/api';
import type { Booking, Calls, Data } from '@paadam/shared/contract';
import {
  forgetWithPerson,
  type Loadable,
  loaded,
  loadFailed,
  loading,
  notLoaded,
} from '@paadam/shared/state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type Family = Data<Calls['parentProfile']>;

export interface FamilyBookings {
  /** The latest ones of all linked children. */
  bookings: Booking[];
  upcomingCount: number;
}

export interface ParentState {
  /** The parent, the linked children, and the average of the stars they gave. */
  profile: Loadable<Family>;
  bookings: Loadable<FamilyBookings>;
}

const initialState: ParentState = { profile: notLoaded, bookings: notLoaded };

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
    bookingsRequested: (state, _: PayloadAction<{ parentId: string; count: number }>) => {
      state.bookings = loading(state.bookings);
    },
    bookingsLoaded: (state, { payload }: PayloadAction<FamilyBookings>) => {
      state.bookings = loaded(payload);
    },
    bookingsFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.bookings = loadFailed(state.bookings, payload);
    },
  },
  extraReducers: forgetWithPerson(() => initialState),
});

export const parentActions = parentSlice.actions;
