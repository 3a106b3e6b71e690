import { all, type Feature, groupSlices, type SagaGenerator } from '@paadam/shared/state';
import { paymentLists, shownPayment } from './payments';

/** For a portal with pages of payments. Use it together with `payingFeature` of the bookings. */
export const paymentsFeature: Feature = {
  name: 'payments',
  slices: [groupSlices('payments', [paymentLists, shownPayment])],
  *saga(): SagaGenerator {
    yield* all([paymentLists.saga(), shownPayment.saga()]);
  },
};
