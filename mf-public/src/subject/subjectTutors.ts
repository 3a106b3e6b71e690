import type { ListedTutor } from '@paadam/shared/contract';
import { callApi, createLoadableSlice, type SagaGenerator } from '@paadam/shared/state';

/** The first of the tutors of a subject, in the recommended order. */
export const subjectTutors = createLoadableSlice({
  name: 'subjectTutors',
  fetch: function* (subject: string): SagaGenerator<ListedTutor[]> {
    return (yield* callApi((api) => api.getAllTutors({ query: { subject, limit: 6 } }))).data;
  },
  keyOf: (subject) => subject,
  isPublic: true,
  dropsStale: true,
});
