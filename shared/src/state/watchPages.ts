import { type Problem, problemOf } from '@paadam/shared/api';
import { limits } from '@paadam/shared/domain';
import type { Action } from 'redux';
import {
  type ActionCreator,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeLatest,
  takeLeading,
} from './effects';
import { dataOf } from './loadable';
import { type Page, type Paged, rowsToAsk } from './paged';

export interface PageQuery {
  limit: number;
  cursor?: string;
}

/** A paged list of a slice, and where its pages come from. `S` is the part of the store that it is in. */
interface PagedSource<S, P extends Page<unknown>> {
  select: (state: S) => Paged<P>;
  fetchPage: (query: PageQuery) => SagaGenerator<P>;
  /** The actions that ask for the list, ask for more of it, and give it up. */
  requested: ActionCreator;
  moreRequested: ActionCreator;
  left: ActionCreator;
  loaded: (page: P) => Action;
  failed: (problem: Problem) => Action;
  moreLoaded: (page: P) => Action;
  moreFailed: (problem: Problem) => Action;
}

/** Loads a paged list and more of it. An answer that comes after the list was left or asked for anew is nobody's. */
export function* watchPages<S, P extends Page<unknown>>({
  select: selectPaged,
  fetchPage,
  requested,
  moreRequested,
  left,
  loaded,
  failed,
  moreLoaded,
  moreFailed,
}: PagedSource<S, P>): SagaGenerator {
  const load = function* (): SagaGenerator {
    const paged = yield* select(selectPaged);
    try {
      const { page } = yield* race({
        page: fetchPage({ limit: rowsToAsk(paged) }),
        over: take([requested, left]),
      });
      if (page) yield* put(loaded(page));
    } catch (error) {
      yield* put(failed(problemOf(error)));
    }
  };

  const loadMore = function* (): SagaGenerator {
    const paged = yield* select(selectPaged);
    const cursor = dataOf(paged.list)?.nextCursor;
    if (!cursor) return;
    try {
      const { page } = yield* race({
        page: fetchPage({ limit: limits.pageRows.standard, cursor }),
        over: take([requested, left]),
      });
      if (page) yield* put(moreLoaded(page));
    } catch (error) {
      yield* put(moreFailed(problemOf(error)));
    }
  };

  yield* takeLatest(requested, load);
  yield* takeLeading(moreRequested, loadMore);
}
