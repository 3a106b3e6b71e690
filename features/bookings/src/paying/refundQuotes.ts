import { problemOf } from '@paadam/shared/api';
import type { RefundQuote } from '@paadam/shared/contract';
import { callApi, createLoadableSlice, type SagaGenerator } from '@paadam/shared/state';

export interface QuotesQuestion {
  bookingId: string;
  /** Whether the later lessons of its series are cancelled with it. */
  withRest: boolean;
}

const nothingPaid: RefundQuote = { percent: 0, amount: 0, credit: 0, until: null };

/** The refund if a lesson is cancelled now. It is dropped when the dialog that asked closes. */
export const refundQuotes = createLoadableSlice({
  name: 'paying/quotes',
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
