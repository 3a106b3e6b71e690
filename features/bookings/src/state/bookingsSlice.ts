import type { Problem } from '@paadam/shared/api';
import type { Booking, Review } from '@paadam/shared/contract';
import type {
  BookingStatus,
  ProblemAnswer,
  ProblemKind,
  ProposalStatus,
  SeriesAnswer,
} from '@paadam/shared/domain';
import {
  busy,
  createSlice,
  done,
  failed,
  forgetWithPerson,
  type PayloadAction,
  type RequestState,
} from '@paadam/shared/state';
import type { Action } from 'redux';
import {
  type BookingCreation,
  type BookingRequest,
  continueAttempt,
  creationDone,
  creationFailed,
  drawKey,
  formLeft,
  isAwaited,
  openAttempt,
} from './bookingCreation';
import { isStale } from './isStale';

/** What the tutor makes of a booking. */
interface StatusChange {
  bookingId: string;
  status: Extract<BookingStatus, 'accepted' | 'declined' | 'cancelled'>;
  /** Why, where the tutor cancels. */
  reason?: string;
  /** Paise that a cancellation was said to give back. */
  quoted?: number;
}

export interface BookingChanges {
  creation: BookingCreation;
  /** The change that is being made, and of which booking. */
  change: { bookingId: string; request: RequestState } | null;
  /** The last success worth telling, 'Booking cancelled'. */
  message: string | null;
  /** What a request that failed after its form was left would have told the tutor. No address carries it. */
  unsentNote: { tutor: string; note: string } | null;
}

const initialState: BookingChanges = {
  creation: { status: 'idle' },
  change: null,
  message: null,
  unsentNote: null,
};

type OfBooking<T = object> = PayloadAction<T & { bookingId: string }>;

const changeBegins = (state: BookingChanges, { payload }: OfBooking): void => {
  state.change = { bookingId: payload.bookingId, request: busy };
  state.message = null;
};

/** A dialog that was closed before the answer came, or stands for another booking by now, is not this one's. */
const changeEnds = (state: BookingChanges, bookingId: string, request: RequestState): void => {
  if (state.change?.bookingId === bookingId) state.change.request = request;
};

/** What the person makes of bookings: a new one, a change. */
export const bookingsSlice = createSlice({
  name: 'bookings/changes',
  initialState,
  reducers: {
    bookingRequested: {
      prepare: (request: BookingRequest) => ({ payload: request, meta: { key: drawKey() } }),
      reducer: (state, { payload, meta }: PayloadAction<BookingRequest, string, { key: string }>) => {
        const attempt = continueAttempt(openAttempt(state.creation), { request: payload, key: meta.key });
        state.creation = { status: 'sending', attempt, formOpen: true };
        state.message = null;
        state.unsentNote = null;
      },
    },
    bookingCreated: (state, { payload }: PayloadAction<{ booking: Booking; key: string }>) => {
      state.creation = creationDone(state.creation, payload.key);
    },
    bookingCreationFailed: (
      state,
      { payload: { key, problem } }: PayloadAction<{ key: string; problem: Problem }>,
    ) => {
      const attempt = openAttempt(state.creation);
      if (attempt?.key === key && attempt.request.note && !isAwaited(state.creation, key)) {
        state.unsentNote = { tutor: attempt.request.tutor, note: attempt.request.note };
      }
      state.creation = creationFailed(state.creation, key, problem);
    },
    /** The booking form was left: what its request comes to is not the next form's. */
    bookingFormReset: (state) => {
      state.creation = formLeft(state.creation);
    },

    statusChangeRequested: (state, action: PayloadAction<StatusChange>) => changeBegins(state, action),
    /** The student, or a linked parent, calls the lesson off. */
    cancellationRequested: (state, action: OfBooking<{ quoted?: number }>) => changeBegins(state, action),
    /** All bookings of the series that are left, or with `from` that one and those after it. */
    seriesAnswerRequested: (
      state,
      action: OfBooking<{
        series: string;
        status: SeriesAnswer;
        from?: string;
        reason?: string;
        quoted?: number;
      }>,
    ) => changeBegins(state, action),
    /** Null takes the link away. */
    meetingLinkRequested: (state, action: OfBooking<{ meetingLink: string | null }>) =>
      changeBegins(state, action),
    /** Other times, ISO instants, for the other side to take one of. */
    timesProposed: (state, action: OfBooking<{ times: string[]; note: string }>) =>
      changeBegins(state, action),
    /** `dateTime`: the one that is taken. */
    proposalAnswered: (
      state,
      action: OfBooking<{
        proposal: string;
        answer: Exclude<ProposalStatus, 'open' | 'lapsed'>;
        dateTime?: string;
      }>,
    ) => changeBegins(state, action),
    /** A request that waits is to be for another time, an ISO instant. */
    timeChangeRequested: (state, action: OfBooking<{ dateTime: string }>) => changeBegins(state, action),
    problemReported: (state, action: OfBooking<{ kind: ProblemKind; text: string }>) =>
      changeBegins(state, action),
    problemAnswered: (state, action: OfBooking<{ problem: string; answer: ProblemAnswer; text?: string }>) =>
      changeBegins(state, action),
    reviewRequested: (state, action: OfBooking<{ rating: number; comment: string }>) =>
      changeBegins(state, action),
    /** What was asked for has been done; the message says so. `askedOf`: the booking it was asked of, where that is another. */
    bookingChanged: (
      state,
      {
        payload: { booking, message, askedOf = booking._id },
      }: PayloadAction<{ booking: Booking; message: string; askedOf?: string }>,
    ) => {
      state.message = message;
      changeEnds(state, askedOf, done);
    },
    bookingReviewed: (
      state,
      { payload: { review, message } }: PayloadAction<{ review: Review; message: string }>,
    ) => {
      state.message = message;
      changeEnds(state, review.booking, done);
    },
    /** Another person has changed bookings of this person, or the person has on another page. */
    changedElsewhere: () => {},
    /** A lesson is to be brought into the person's own calendar. */
    calendarFileRequested: (_state, _action: PayloadAction<{ bookingId: string }>) => {},
    changeFailed: (state, { payload: { bookingId, problem } }: OfBooking<{ problem: Problem }>) =>
      changeEnds(state, bookingId, failed(problem)),
    /** The dialog of the change was closed. */
    changeClosed: (state) => {
      state.change = null;
    },

    bookingMessageShown: (state) => {
      state.message = null;
    },
  },
  extraReducers: forgetWithPerson(() => initialState),
});

export const bookingsActions = bookingsSlice.actions;

/** @returns whether bookings are not what they were, or what a person took them for */
export const changesBookings = (action: Action): boolean =>
  bookingsActions.bookingCreated.match(action) ||
  bookingsActions.bookingChanged.match(action) ||
  bookingsActions.bookingReviewed.match(action) ||
  bookingsActions.changedElsewhere.match(action) ||
  (bookingsActions.changeFailed.match(action) && isStale(action.payload.problem));
