import { all, endWithPerson, type Feature, groupSlices, type SagaGenerator } from '@paadam/shared/state';
import { paying, watchPaying } from './paying';
import { duePayments, paymentLists, refundQuotes, shownPayment } from './payments';

const watch = endWithPerson(watchPaying);

/** For a portal in which lessons are paid, or paid ones cancelled. */
export const paymentsFeature: Feature = {
  name: 'payments',
  slices: [groupSlices('payments', [duePayments, paymentLists, shownPayment, refundQuotes, paying])],
  *saga(): SagaGenerator {
    yield* all([duePayments.saga(), paymentLists.saga(), shownPayment.saga(), refundQuotes.saga(), watch()]);
  },
};
