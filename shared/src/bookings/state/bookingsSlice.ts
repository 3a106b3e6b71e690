import type { Problem } from '@paadam/shared/api';
import type { Booking, BookingDetails, Review } from '@paadam/shared/contract';
import type { BookingStatus } from '@paadam/shared/domain';
import {
  busy,
  dataOf,
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
import { addInOrder } from './addInOrder';
import {
  type BookingCreation,
  type BookingRequest,
  continueAttempt,
  creationDone,
  creationFailed,
  drawKey,
  formLeft,
  openAttempt,
} from './bookingCreation';
import { type BookingsQuestion, isAnswerTo, sameQuestion } from './bookingsQuestion';

export interface BookingsPage extends Page<Booking> {
  /** A student's accepted and completed lessons over all pages. */
  sessionCount?: number;
  /** A parent's children's pending and accepted bookings that have not ended, over all pages. */
  upcomingCount?: number;
}

/** A list of bookings on a screen. A screen may show several, each under a name of its own. */
export interface BookingsList extends Paged<BookingsPage> {
  question: BookingsQuestion;
  /** Whether a screen shows it now: only then it is kept fresh. */
  isOpen: boolean;
}

/** What the tutor makes of a booking. */
interface StatusChange {
  bookingId: string;
  status: Extract<BookingStatus, 'accepted' | 'declined' | 'cancelled'>;
  /** Why, where the tutor cancels. */
  reason?: string;
}

export interface BookingsState {
  /** By the name that the screen gave. */
  lists: Record<string, BookingsList>;
  /** Single bookings, by their ids. */
  details: Record<string, Loadable<BookingDetails>>;
  creation: BookingCreation;
  /** The change that is being made, and of which booking. */
  change: { bookingId: string; request: RequestState } | null;
  /** The last success worth telling, 'Booking cancelled'. */
  message: string | null;
}

const initialState: BookingsState = {
  lists: {},
  details: {},
  creation: { status: 'idle' },
  change: null,
  message: null,
};

/** Lists that were left show at once on the way back; of weeks and filters that were looked through, the latest. */
const mostClosedLists = 12;

type Listed<T> = PayloadAction<T & { list: string }>;
type OfBooking<T = object> = PayloadAction<T & { bookingId: string }>;

const changeBegins = (state: BookingsState, { payload }: OfBooking): void => {
  state.change = { bookingId: payload.bookingId, request: busy };
  state.message = null;
};

/** A dialog that was closed before the answer came, or stands for another booking by now, is not this one's. */
const changeEnds = (state: BookingsState, bookingId: string, request: RequestState): void => {
  if (state.change?.bookingId === bookingId) state.change.request = request;
};

const eachPage = (state: BookingsState, visit: (page: BookingsPage, question: BookingsQuestion) => void) => {
  for (const { list, question } of Object.values(state.lists)) {
    const page = dataOf(list);
    if (page) visit(page, question);
  }
};

export const bookingsSlice = createSlice({
  name: 'bookings',
  initialState,
  reducers: {
    bookingsRequested: (state, { payload: { list, question } }: Listed<{ question: BookingsQuestion }>) => {
      const known = state.lists[list];
      const entry =
        known && sameQuestion(known.question, question) ? known : { ...notPaged, question, isOpen: true };
      pageRequested(entry);
      entry.isOpen = true;
      state.lists[list] = entry;
    },
    bookingsLoaded: (state, { payload: { list, page } }: Listed<{ page: BookingsPage }>) => {
      const entry = state.lists[list];
      if (entry) pageLoaded(entry, page);
    },
    bookingsFailed: (state, { payload: { list, problem } }: Listed<{ problem: Problem }>) => {
      const entry = state.lists[list];
      if (entry) pageFailed(entry, problem);
    },
    moreBookingsRequested: (state, { payload: { list } }: Listed<object>) => {
      const entry = state.lists[list];
      if (entry) moreRequested(entry);
    },
    moreBookingsLoaded: (state, { payload: { list, page } }: Listed<{ page: BookingsPage }>) => {
      const entry = state.lists[list];
      if (entry) moreLoaded(entry, page);
    },
    moreBookingsFailed: (state, { payload: { list, problem } }: Listed<{ problem: Problem }>) => {
      const entry = state.lists[list];
      if (entry) moreFailed(entry, problem);
    },
    bookingsLeft: (state, { payload: { list } }: Listed<object>) => {
      const entry = state.lists[list];
      if (!entry) return;
      pageLeft(entry);
      entry.isOpen = false;
      delete state.lists[list];
      state.lists[list] = entry;
      const closed = Object.keys(state.lists).filter((name) => !state.lists[name]?.isOpen);
      for (const name of closed.slice(0, -mostClosedLists)) delete state.lists[name];
    },

    detailsRequested: (state, { payload: { bookingId } }: OfBooking) => {
      state.details[bookingId] = loading(state.details[bookingId] ?? notLoaded);
    },
    detailsLoaded: (state, { payload }: PayloadAction<BookingDetails>) => {
      state.details[payload._id] = loaded(payload);
    },
    detailsFailed: (state, { payload: { bookingId, problem } }: OfBooking<{ problem: Problem }>) => {
      state.details[bookingId] = loadFailed(state.details[bookingId] ?? notLoaded, problem);
    },
    detailsLeft: (state, { payload: { bookingId } }: OfBooking) => {
      delete state.details[bookingId];
    },

    bookingRequested: {
      prepare: (request: BookingRequest) => ({ payload: request, meta: { key: drawKey() } }),
      reducer: (state, { payload, meta }: PayloadAction<BookingRequest, string, { key: string }>) => {
        const attempt = continueAttempt(openAttempt(state.creation), { request: payload, key: meta.key });
        state.creation = { status: 'sending', attempt, formOpen: true };
        state.message = null;
      },
    },
    bookingCreated: (
      state,
      { payload: { booking, key } }: PayloadAction<{ booking: Booking; key: string }>,
    ) => {
      eachPage(state, (page, question) => {
        if (isAnswerTo(booking, question)) addInOrder(page, booking, question.order);
      });
      state.creation = creationDone(state.creation, key);
    },
    bookingCreationFailed: (
      state,
      { payload: { key, problem } }: PayloadAction<{ key: string; problem: Problem }>,
    ) => {
      state.creation = creationFailed(state.creation, key, problem);
    },
    /** The booking form was left: what its request comes to is not the next form's. */
    bookingFormReset: (state) => {
      state.creation = formLeft(state.creation);
    },

    statusChangeRequested: (state, action: PayloadAction<StatusChange>) => changeBegins(state, action),
    /** The student, or a linked parent, calls the lesson off. */
    cancellationRequested: (state, action: OfBooking) => changeBegins(state, action),
    /** Null takes the link away. */
    meetingLinkRequested: (state, action: OfBooking<{ meetingLink: string | null }>) =>
      changeBegins(state, action),
    reviewRequested: (state, action: OfBooking<{ rating: number; comment: string }>) =>
      changeBegins(state, action),
    /** What was asked for has been done; the message says so. */
    bookingChanged: (
      state,
      { payload: { booking, message } }: PayloadAction<{ booking: Booking; message: string }>,
    ) => {
      eachPage(state, (page, question) => {
        const stays = isAnswerTo(booking, question);
        page.rows = page.rows.flatMap((row) => (row._id !== booking._id ? [row] : stays ? [booking] : []));
      });
      // Its timeline comes with the details, which are loaded again.
      Object.assign(state.details[booking._id]?.data ?? {}, booking);
      state.message = message;
      changeEnds(state, booking._id, done);
    },
    bookingReviewed: (
      state,
      { payload: { review, message } }: PayloadAction<{ review: Review; message: string }>,
    ) => {
      eachPage(state, (page) => {
        for (const row of page.rows) if (row._id === review.booking) row.rating = review.rating;
      });
      const { rating, comment, createdAt } = review;
      Object.assign(state.details[review.booking]?.data ?? {}, {
        rating,
        review: { rating, comment, createdAt },
      });
      state.message = message;
      changeEnds(state, review.booking, done);
    },
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
