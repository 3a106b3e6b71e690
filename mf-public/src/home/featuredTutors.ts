import type { ListedTutor } from '@paadam/shared/contract';
import { callApi, createLoadableSlice, type SagaGenerator } from '@paadam/shared/state';

/** How many tutors the home page shows. */
export const featuredCount = 3;

/** The first of the recommended tutors. */
export const featuredTutors = createLoadableSlice({
  name: 'featuredTutors',
  fetch: function* (): SagaGenerator<ListedTutor[]> {
    const { data } = yield* callApi((api) => api.getAllTutors({ query: { limit: featuredCount } }));
    return data;
  },
  isPublic: true,
  dropsStale: true,
});
