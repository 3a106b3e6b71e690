import { type Problem, problemOf } from '@paadam/shared/api';
import type { Body, Calls, Destination, Payout, Statement, TutorBalance } from '@paadam/shared/contract';
import {
  busy,
  callApi,
  createLoadableSlice,
  createPagedSlice,
  createSlice,
  done,
  failed,
  forgetWithPerson,
  getContext,
  idle,
  noticesActions,
  type Page,
  type PayloadAction,
  put,
  type RequestState,
  type SagaGenerator,
} from '@paadam/shared/state';

export interface PayoutsPage extends Page<Payout> {
  balance: TutorBalance;
  destination: Destination | null;
}

/** The latest first, with what the tutor has and where it goes. */
export const payouts = createPagedSlice({
  name: 'teaching/payouts',
  fetchPage: function* (query): SagaGenerator<PayoutsPage> {
    const { data, nextCursor, balance, destination } = yield* callApi((api) => api.tutorPayouts({ query }));
    return { rows: data, nextCursor, balance, destination };
  },
});

/** A month, and the address below which its documents are. */
export type ShownStatement = Statement & { documentsAt: string };

/** By month; "" is the present one. */
export const statement = createLoadableSlice({
  name: 'teaching/statement',
  fetch: function* (month: string): SagaGenerator<ShownStatement> {
    const { data } = yield* callApi((api) => api.tutorStatement({ query: month ? { month } : {} }));
    const { baseURL } = yield* getContext('api');
    return { ...data, documentsAt: `${baseURL}/invoices` };
  },
  bridges: true,
});

export type NewDestination = Body<Calls['setPayoutDestination']>;

/** How setting where the money goes came along. */
export const destinationSlice = createSlice({
  name: 'teaching/destination',
  initialState: idle as RequestState,
  reducers: {
    destinationSet: (_, __: PayloadAction<NewDestination>) => busy,
    saved: () => done,
    savingFailed: (_, { payload }: PayloadAction<Problem>) => failed(payload),
    left: () => idle,
  },
  extraReducers: forgetWithPerson(() => idle),
});

export const destinationActions = destinationSlice.actions;
export const selectDestinationSaving = ({ teaching }: { teaching: { destination: RequestState } }) =>
  teaching.destination;

export function* saveDestination({
  payload,
}: ReturnType<typeof destinationActions.destinationSet>): SagaGenerator {
  try {
    const { message } = yield* callApi((api) => api.setPayoutDestination({ body: payload }));
    yield* put(payouts.actions.requested());
    yield* put(destinationActions.saved());
    yield* put(noticesActions.noticeAdded({ tone: 'good', text: message }));
  } catch (error) {
    yield* put(destinationActions.savingFailed(problemOf(error)));
  }
}
