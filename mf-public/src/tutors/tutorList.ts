import type { ListedTutor } from '@paadam/shared/contract';
import { callApi, createPagedSlice, type Page, type SagaGenerator } from '@paadam/shared/state';
import type { TutorQuestion } from './question';

/** The list of tutors, as it was last searched. Coming back finds it as it was left. */
export const tutorList = createPagedSlice({
  name: 'tutors',
  fetchPage: function* (query, question: TutorQuestion): SagaGenerator<Page<ListedTutor>> {
    const { data, nextCursor } = yield* callApi((api) =>
      api.getAllTutors({ query: { ...question, ...query } }),
    );
    return { rows: data, nextCursor };
  },
  // Fills whole rows of one, two and three cards.
  rowsAtATime: 12,
  isPublic: true,
  asksOnce: true,
  // While another question is asked, the tutors of the one before stay; where it fails, they are no answer to it.
  bridges: true,
  dropsStale: true,
});

/** @returns what the list answers, or will; null before the first question */
export const selectQuestion = (state: object): TutorQuestion | null =>
  Object.values(tutorList.stateOf(state))[0]?.question ?? null;
