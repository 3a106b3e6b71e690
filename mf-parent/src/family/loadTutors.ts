import { limits } from '@paadam/shared/domain';
import { callApi, dataOf, put, race, type SagaGenerator, select, take } from '@paadam/shared/state';
import { fetchFailures, problemOr } from './fetchFailures';
import { selectFamilyTutors } from './parentSelectors';
import { parentActions } from './parentSlice';

/** They are cards on a page with much else: two or three rows of them. */
const rowsAtATime = 6;

/** The tutors of the children's lessons, the latest lesson first. */
export function* loadTutors(): SagaGenerator {
  const { list } = yield* select(selectFamilyTutors);
  const limit = Math.min(Math.max(rowsAtATime, dataOf(list)?.rows.length ?? 0), limits.pageRows.max);
  try {
    const { data: rows, nextCursor } = yield* callApi((api) => api.parentTutors({ query: { limit } }));
    yield* put(parentActions.tutorsLoaded({ rows, nextCursor }));
  } catch (error) {
    yield* put(parentActions.tutorsFailed(problemOr(error, fetchFailures.tutors)));
  }
}

/** A further page would not fit below tutors that are asked for anew. */
export function* loadMoreTutors(): SagaGenerator {
  const { list } = yield* select(selectFamilyTutors);
  const cursor = dataOf(list)?.nextCursor;
  if (!cursor) return;
  try {
    const { page } = yield* race({
      page: callApi((api) => api.parentTutors({ query: { limit: rowsAtATime, cursor } })),
      over: take([parentActions.tutorsRequested, parentActions.tutorsLeft]),
    });
    if (page) {
      yield* put(parentActions.moreTutorsLoaded({ rows: page.data, nextCursor: page.nextCursor }));
    }
  } catch (error) {
    yield* put(parentActions.moreTutorsFailed(problemOr(error, fetchFailures.tutors)));
  }
}
