import { all, endWithPerson, type Feature, groupSlices, type SagaGenerator } from '@paadam/shared/state';
import { duePayments } from './duePayments';
import { paying, watchPaying } from './paying';
import { refundQuotes } from './refundQuotes';

const watch = endWithPerson(watchPaying);

/** For a portal in which lessons are paid, or paid lessons are cancelled. */
export const payingFeature: Feature = {
  name: 'paying',
  slices: [groupSlices('paying', [duePayments, refundQuotes, paying])],
  *saga(): SagaGenerator {
    yield* all([duePayments.saga(), refundQuotes.saga(), watch()]);
  },
};
