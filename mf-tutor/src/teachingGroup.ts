import { all, endWithPerson, groupSlices, type SagaGenerator, takeLeading } from '@paadam/shared/state';
import {
  addException,
  availabilityActions,
  availabilitySlice,
  bookingRules,
  exceptions,
  holidays,
  removeException,
  saveRules,
} from './availability/availability';
import { exportActions, exportEarnings, exportingSlice } from './earnings/exportEarnings';
import { destinationActions, destinationSlice, payouts, saveDestination, statement } from './payouts/payouts';
import { dashboard, earnings, students } from './teaching/teaching';

/** What a tutor's lessons come to. */
export const teachingGroup = groupSlices('teaching', [
  dashboard,
  students,
  earnings,
  exportingSlice,
  payouts,
  statement,
  destinationSlice,
  exceptions,
  holidays,
  bookingRules,
  availabilitySlice,
]);

const watchExport = endWithPerson(function* (): SagaGenerator {
  yield* takeLeading(exportActions.exportRequested, exportEarnings);
});

const watchDestination = endWithPerson(function* (): SagaGenerator {
  yield* takeLeading(destinationActions.destinationSet, saveDestination);
});

const watchAvailability = endWithPerson(function* (): SagaGenerator {
  yield* takeLeading(availabilityActions.exceptionAdded, addException);
  yield* takeLeading(availabilityActions.exceptionRemoved, removeException);
  yield* takeLeading(availabilityActions.rulesChanged, saveRules);
});

export function* teachingSaga(): SagaGenerator {
  yield* all([
    dashboard.saga(),
    students.saga(),
    earnings.saga(),
    exceptions.saga(),
    holidays.saga(),
    bookingRules.saga(),
    payouts.saga(),
    statement.saga(),
    watchExport(),
    watchDestination(),
    watchAvailability(),
  ]);
}
