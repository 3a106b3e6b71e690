import type { TutorCounts } from '@paadam/shared/contract';
import { callApi, createLoadableSlice, type SagaGenerator } from '@paadam/shared/state';
import type { TutorQuestion } from './question';

/** How many tutors a question comes to, and how many with another choice of each filter. */
export const tutorCounts = createLoadableSlice({
  name: 'tutorCounts',
  fetch: function* (question: TutorQuestion): SagaGenerator<TutorCounts> {
    return (yield* callApi((api) => api.tutorCounts({ query: question }))).data;
  },
  keyOf: (question) => JSON.stringify(question),
  isPublic: true,
  asksOnce: true,
  keptAfterLeft: 4,
});
