import type { Answer, Calls, Payment } from '@paadam/shared/contract';
import { callApi, createLoadableSlice, type Page, type SagaGenerator } from '@paadam/shared/state';
import { paymentChanges } from './paymentChanges';

/** What is due, the person's credit, and the rules by which money is refunded. */
export type DuePayments = Pick<Answer<Calls['payments']>, 'credit' | 'refundPolicy'> & Page<Payment>;

/** The payments that are due, the most urgent first. */
export const duePayments = createLoadableSlice({
  name: 'paying/due',
  fetch: function* (): SagaGenerator<DuePayments> {
    const query = { status: 'due', limit: 50 } as const;
    const { data: rows, ...rest } = yield* callApi((api) => api.payments({ query }));
    return { rows, ...rest };
  },
  refreshOn: paymentChanges,
});
