import type { Problem } from '@paadam/shared/api';
import type { Booking, Slot } from '@paadam/shared/contract';
import type { BookingStatus, Duration } from '@paadam/shared/domain';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { appendNew } from '../appendNew';
import { forgetWithPerson } from '../auth/forgetWithPerson';
import { dataOf, type Loadable, loaded, loadFailed, loading, notLoaded } from '../loadable';
import { busy, done, failed, idle, type RequestState } from '../request';
import { type BookingAttempt, continueAttempt, drawKey, isRefusal } from './bookingAttempt';

/** Whose bookings the list holds. */
export interface BookingsOwner {
  role: 'tutor' | 'student';
  id: string;
}

export interface BookingsPage {
  bookings: Booking[];
  nextCursor: string | null;
  /** A student's accepted and completed lessons over all pages. */
  sessionCount?: number;
}

export interface BookingRequest {
  student: string;
  tutor: string;
  subject: string;
  /** ISO instant. */
  dateTime: string;
  duration: Duration;
}

/** A tutor's free starts within a stretch of time, for lessons of a duration. */
export interface SlotsQuestion {
  tutorId: string;
  /** ISO instants. */
  from: string;
  to: string;
  duration: Duration;
}

export interface BookingsState {
  owner: BookingsOwner | null;
  list: Loadable<BookingsPage>;
  more: RequestState;
  creating: RequestState;
  /** The request whose outcome is not known, also after its form was left. */
  attempt: BookingAttempt | null;
  /** The change of state that is being made, and of which booking. */
  move: { bookingId: string; request: RequestState } | null;
  slots: { question: SlotsQuestion | null; answer: Loadable<Slot[]> };
  /** The last success worth telling, 'Booking created successfully'. */
  message: string | null;
}

const initialState: BookingsState = {
  owner: null,
  list: notLoaded,
  more: idle,
  creating: idle,
  attempt: null,
  move: null,
  slots: { question: null, answer: notLoaded },
  message: null,
};

const sameOwner = (one: BookingsOwner | null, other: BookingsOwner): boolean =>
  one?.role === other.role && one.id === other.id;

export const bookingsSlice = createSlice({
  name: 'bookings',
  initialState,
  reducers: {
    bookingsRequested: (state, { payload }: PayloadAction<BookingsOwner>) => {
      state.list = loading(sameOwner(state.owner, payload) ? state.list : notLoaded);
      state.owner = payload;
      state.more = idle;
    },
    bookingsLoaded: (state, { payload }: PayloadAction<BookingsPage>) => {
      state.list = loaded(payload);
    },
    bookingsFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.list = loadFailed(state.list, payload);
    },
    moreBookingsRequested: (state) => {
      if (dataOf(state.list)?.nextCursor) state.more = busy;
    },
    moreBookingsLoaded: (state, { payload }: PayloadAction<BookingsPage>) => {
      const known = dataOf(state.list)?.bookings ?? [];
      state.list = loaded({ ...payload, bookings: appendNew(known, payload.bookings) });
      state.more = done;
    },
    moreBookingsFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.more = failed(payload);
    },

    bookingRequested: {
      prepare: (request: BookingRequest) => ({ payload: request, meta: { key: drawKey() } }),
      reducer: (state, { payload, meta }: PayloadAction<BookingRequest, string, { key: string }>) => {
        state.attempt = continueAttempt(state.attempt, { request: payload, key: meta.key });
        state.creating = busy;
        state.message = null;
      },
    },
    bookingCreated: (state, { payload }: PayloadAction<Booking>) => {
      const page = dataOf(state.list);
      if (page) page.bookings.unshift(payload);
      state.creating = done;
      state.attempt = null;
      state.message = 'Booking created successfully';
    },
    bookingCreationFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.creating = failed(payload);
      if (isRefusal(payload)) state.attempt = null;
    },
    /** The booking form was opened or left: the last outcome is not this form's. */
    bookingFormReset: (state) => {
      state.creating = idle;
      state.slots = { question: null, answer: notLoaded };
    },

    statusChangeRequested: (
      state,
      {
        payload,
      }: PayloadAction<{ bookingId: string; status: Extract<BookingStatus, 'accepted' | 'declined'> }>,
    ) => {
      state.move = { bookingId: payload.bookingId, request: busy };
    },
    statusChanged: (state, { payload }: PayloadAction<Booking>) => {
      const page = dataOf(state.list);
      if (page) {
        page.bookings = page.bookings.map((booking) => (booking._id === payload._id ? payload : booking));
      }
      // A dialog that was closed before the answer came, or stands for another booking by now, is not this one's.
      if (state.move?.bookingId === payload._id) state.move.request = done;
    },
    statusChangeFailed: (state, { payload }: PayloadAction<Problem>) => {
      if (state.move) state.move.request = failed(payload);
    },
    statusChangeClosed: (state) => {
      state.move = null;
    },

    slotsRequested: (state, { payload }: PayloadAction<SlotsQuestion>) => {
      state.slots = { question: payload, answer: { status: 'loading' } };
    },
    slotsLoaded: (state, { payload }: PayloadAction<Slot[]>) => {
      if (state.slots.question) state.slots.answer = loaded(payload);
    },
    slotsFailed: (state, { payload }: PayloadAction<Problem>) => {
      if (state.slots.question) state.slots.answer = loadFailed(notLoaded, payload);
    },
    bookingMessageShown: (state) => {
      state.message = null;
    },
  },
  extraReducers: forgetWithPerson(() => initialState),
});

export const bookingsActions = bookingsSlice.actions;
