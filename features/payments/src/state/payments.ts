import { paymentChanges } from '@paadam/bookings/paying';
import type { Payment } from '@paadam/shared/contract';
import {
  callApi,
  createLoadableSlice,
  createPagedSlice,
  getContext,
  type Page,
  type SagaGenerator,
} from '@paadam/shared/state';

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
