import { type Problem, problemOf } from '@paadam/shared/api';
import {
  busy,
  callApi,
  createSlice,
  failed,
  forgetWithPerson,
  type PayloadAction,
  put,
  type RequestState,
  type SagaGenerator,
  takeEvery,
} from '@paadam/shared/state';
import * as words from '../messages/bookings';
import { bookingsActions } from '../state/bookingsSlice';

interface Paying {
  bookingId: string;
  request: RequestState;
  /** Where it is paid, once that is known. */
  url: string | null;
}

type OfBooking<T = object> = PayloadAction<T & { bookingId: string }>;
type State = { now: Paying | null };

const initialState: State = { now: null };

const change = (state: State, to: Pick<Paying, 'bookingId'> & Partial<Paying>): void => {
  if (state.now?.bookingId === to.bookingId) state.now = { ...state.now, ...to };
};

/** The payment that the person is about to make. */
export const paying = createSlice({
  name: 'paying/now',
  initialState,
  reducers: {
    payRequested: (state, { payload: { bookingId } }: OfBooking<{ useCredit?: true }>) => {
      state.now = { bookingId, request: busy, url: null };
    },
    wayOpened: (state, { payload }: OfBooking<{ url: string }>) => change(state, payload),
    payFailed: (state, { payload: { bookingId, problem } }: OfBooking<{ problem: Problem }>) =>
      change(state, { bookingId, request: failed(problem) }),
    /** The person has gone there, or has left the page. */
    payClosed: (state) => {
      state.now = null;
    },
  },
  extraReducers: forgetWithPerson(() => initialState),
});

export const payingActions = paying.actions;
export const selectPaying = (state: { paying: { now: State } }): Paying | null => state.paying.now.now;

function* pay({ payload }: ReturnType<typeof payingActions.payRequested>): SagaGenerator {
  const { bookingId } = payload;
  try {
    const { data: booking } = yield* callApi((api) => api.payBooking({ body: payload }));
    const url = booking.payment?.checkoutUrl;
    if (url) {
      yield* put(payingActions.wayOpened({ bookingId, url }));
      return;
    }
    yield* put(bookingsActions.bookingChanged({ booking, message: words.paidWithYourCredit() }));
    yield* put(payingActions.payClosed());
  } catch (error) {
    const problem = problemOf(error);
    yield* put(payingActions.payFailed({ bookingId, problem }));
    // Another person or the payment deadline was first.
    if (problem.status === 409) yield* put(bookingsActions.changedElsewhere());
  }
}

export function* watchPaying(): SagaGenerator {
  yield* takeEvery(payingActions.payRequested, pay);
}
