import { all, endWithPerson, type SagaGenerator, takeLeading } from '@paadam/shared/state';
import { combineReducers } from 'redux';
import { exportActions, exportEarnings, exportingSlice } from './earnings/exportEarnings';
import { dashboard, earnings, students } from './teaching/teaching';

/** What a tutor's lessons come to. */
export const teachingGroup = {
  reducerPath: 'teaching',
  reducer: combineReducers({
    dashboard: dashboard.reducer,
    students: students.reducer,
    earnings: earnings.reducer,
    exporting: exportingSlice.reducer,
  }),
};

const watchExport = endWithPerson(function* (): SagaGenerator {
  yield* takeLeading(exportActions.exportRequested, exportEarnings);
});

export function* teachingSaga(): SagaGenerator {
  yield* all([dashboard.saga(), students.saga(), earnings.saga(), watchExport()]);
}
