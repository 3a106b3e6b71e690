import { problemOf } from '@paadam/shared/api';
import { bookingsActions } from '@paadam/shared/bookings';
import type { Answer, Calls, Payment, RefundQuote } from '@paadam/shared/contract';
import {
  callApi,
  createLoadableSlice,
  createPagedSlice,
  getContext,
  type Page,
  type SagaGenerator,
} from '@paadam/shared/state';

const { bookingChanged, changedElsewhere } = bookingsActions;
const paymentChanges = [bookingChanged, changedElsewhere];

/** What is due, what the person has as a credit, and by which rules money comes back. */
export type DuePayments = Pick<Answer<Calls['payments']>, 'credit' | 'refundPolicy'> & Page<Payment>;

/** What has to be paid first comes first. */
export const duePayments = createLoadableSlice({
  name: 'payments/due',
  fetch: function* (): SagaGenerator<DuePayments> {
    const query = { status: 'due', limit: 50 } as const;
    const { data: rows, ...rest } = yield* callApi((api) => api.payments({ query }));
    return { rows, ...rest };
  },
  refreshOn: paymentChanges,
});

/** All payments of the person, or of the children, latest first. */
export const paymentLists = createPagedSlice({
  name: 'payments/lists',
  fetchPage: function* (query): SagaGenerator<Page<Payment>> {
    const { data, nextCursor } = yield* callApi((api) => api.payments({ query }));
    return { rows: data, nextCursor };
  },
  refreshOn: paymentChanges,
});

/** A payment, and the address below which its documents are. */
export type ShownPayment = Payment & { documentsAt: string };

/** One payment, by its id. */
export const shownPayment = createLoadableSlice({
  name: 'payments/shown',
  fetch: function* (id: string): SagaGenerator<ShownPayment> {
    const { data } = yield* callApi((api) => api.payment({ params: { id } }));
    const { baseURL } = yield* getContext('api');
    return { ...data, documentsAt: `${baseURL}/invoices` };
  },
  keyOf: (id) => id,
  keptAfterLeft: 0,
  refreshOn: paymentChanges,
});

export interface QuotesQuestion {
  bookingId: string;
  /** Whether those of its series that come after it are cancelled with it. */
  withRest: boolean;
}

const nothingPaid: RefundQuote = { percent: 0, amount: 0, credit: 0, until: null };

/** What comes back if a lesson is cancelled now. It goes with the dialog that asked. */
export const refundQuotes = createLoadableSlice({
  name: 'payments/quotes',
  fetch: function* ({ bookingId: id, withRest }: QuotesQuestion): SagaGenerator<RefundQuote> {
    try {
      const query = withRest ? ({ rest: 'yes' } as const) : {};
      return (yield* callApi((api) => api.refundQuote({ params: { id }, query }))).data;
    } catch (error) {
      if (problemOf(error).code === 'payment_not_due') return nothingPaid;
      throw error;
    }
  },
  dropsStale: true,
  keptAfterLeft: 0,
});
