import { all, endWithPerson, groupSlices, type SagaGenerator, takeLeading } from '@paadam/shared/state';
import { exportActions, exportEarnings, exportingSlice } from './earnings/exportEarnings';
import { dashboard, earnings, students } from './teaching/teaching';

/** What a tutor's lessons come to. */
export const teachingGroup = groupSlices('teaching', [dashboard, students, earnings, exportingSlice]);

const watchExport = endWithPerson(function* (): SagaGenerator {
  yield* takeLeading(exportActions.exportRequested, exportEarnings);
});

export function* teachingSaga(): SagaGenerator {
  yield* all([dashboard.saga(), students.saga(), earnings.saga(), watchExport()]);
}
