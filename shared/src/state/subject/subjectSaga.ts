import { problemOf } from '@paadam/shared/api';
import type { Subject } from '@paadam/shared/contract';
import { limits } from '@paadam/shared/domain';
import { callApi } from '../callApi';
import { put, type SagaGenerator, select, takeLeading } from '../effects';
import { selectSubjects } from './subjectSelectors';
import { subjectActions } from './subjectSlice';

function* loadSubjects(): SagaGenerator {
  const { status } = yield* select(selectSubjects);
  if (status === 'loaded') return;
  yield* put(subjectActions.subjectsLoading());
  try {
    const catalogue: Subject[] = [];
    let cursor: string | null | undefined;
    do {
      const query = { limit: limits.pageRows.max, ...(cursor ? { cursor } : {}) };
      const page = yield* callApi((api) => api.subjects({ query }));
      catalogue.push(...page.data);
      cursor = page.nextCursor;
    } while (cursor);
    yield* put(subjectActions.subjectsLoaded(catalogue));
  } catch (error) {
    yield* put(subjectActions.subjectsFailed(problemOf(error)));
  }
}

export function* subjectSaga(): SagaGenerator {
  yield* takeLeading(subjectActions.subjectsRequested, loadSubjects);
}
