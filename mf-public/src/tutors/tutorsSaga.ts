import { problemOf } from '@paadam/shared/api';
import {
  callApi,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from '@paadam/shared/state';
import { sameQuestion, type TutorQuestion } from './question';
import { type TutorsPage, type TutorsRootState, tutorsActions } from './tutorsSlice';

/** Fills whole rows of one, two and three cards. */
const pageRows = 12;

const selectState = (state: TutorsRootState) => state.tutors;

function* fetchPage(question: TutorQuestion, cursor?: string): SagaGenerator<TutorsPage> {
  const query = { ...question, limit: pageRows, ...(cursor ? { cursor } : {}) };
  const answer = yield* callApi((api) => api.getAllTutors({ query }));
  return { tutors: answer.data, nextCursor: answer.nextCursor };
}

function* ask({ payload }: ReturnType<typeof tutorsActions.tutorsRequested>): SagaGenerator {
  const { question, list } = yield* select(selectState);
  const isAsked = list.status === 'loading' || list.status === 'loaded';
  if (!isAsked || !sameQuestion(question, payload)) yield* put(tutorsActions.tutorsLoading(payload));
}

function* loadTutors({ payload }: ReturnType<typeof tutorsActions.tutorsLoading>): SagaGenerator {
  try {
    const page = yield* fetchPage(payload);
    yield* put(tutorsActions.tutorsLoaded(page));
  } catch (error) {
    yield* put(tutorsActions.tutorsFailed(problemOf(error)));
  }
}

/** A further page of a question that has been replaced would stand below the answer to another. */
function* loadMoreTutors(): SagaGenerator {
  const { question, list } = yield* select(selectState);
  if (!question || list.status !== 'loaded' || !list.data.nextCursor) return;
  try {
    const { page } = yield* race({
      page: fetchPage(question, list.data.nextCursor),
      replaced: take(tutorsActions.tutorsLoading),
    });
    if (page) yield* put(tutorsActions.moreTutorsLoaded(page));
  } catch (error) {
    yield* put(tutorsActions.moreTutorsFailed(problemOf(error)));
  }
}

export function* tutorsSaga(): SagaGenerator {
  // The later of two questions is the one that counts, whichever is answered first.
  yield* takeLatest(tutorsActions.tutorsLoading, loadTutors);
  yield* takeEvery(tutorsActions.tutorsRequested, ask);
  yield* takeLeading(tutorsActions.moreTutorsRequested, loadMoreTutors);
}
