import { type Problem, problemOf } from '@paadam/shared/api';
import { limits } from '@paadam/shared/domain';
import type { Action } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { call, put, race, select, take, takeLatest, takeLeading } from 'redux-saga/effects';
import { dataOf } from './loadable';
import { type Page, type Paged, rowsToAsk } from './paged';

export interface PageQuery {
  limit: number;
  cursor?: string;
}

/** A paged list of a slice, and where its pages come from. `S` is the part of the store that it is in. */
export interface PagedSource<S, P extends Page<unknown>> {
  select: (state: S) => Paged<P>;
  fetchPage: (query: PageQuery) => SagaIterator<P>;
  /** How many rows the next page has. Default: as many as most lists'. */
  rowsOfMore?: number;
  /** How many rows a load brings, given what is there. Default: as many as are there, at least one page. */
  rowsToLoad?: (paged: Paged<P>) => number;
  /** The types of the actions that ask for the list, ask for more of it, and give it up. */
  requested: string;
  moreRequested: string;
  left: string;
  loaded: (page: P) => Action;
  failed: (problem: Problem) => Action;
  moreLoaded: (page: P) => Action;
  moreFailed: (problem: Problem) => Action;
}

/** Loads a paged list and more of it. An answer that comes after the list was left or asked for anew is nobody's. */
export function* watchPages<S, P extends Page<unknown>>({
  select: selectPaged,
  fetchPage,
  rowsOfMore = limits.pageRows.standard,
  rowsToLoad = rowsToAsk,
  requested,
  moreRequested,
  left,
  loaded,
  failed,
  moreLoaded,
  moreFailed,
}: PagedSource<S, P>): SagaIterator<void> {
  const over = take([requested, left]);

  const load = function* (): SagaIterator<void> {
    const paged: Paged<P> = yield select(selectPaged);
    try {
      const { page }: { page?: P } = yield race({
        page: call(fetchPage, { limit: rowsToLoad(paged) }),
        over,
      });
      if (page) yield put(loaded(page));
    } catch (error) {
      yield put(failed(problemOf(error)));
    }
  };

  const loadMore = function* (): SagaIterator<void> {
    const paged: Paged<P> = yield select(selectPaged);
    const cursor = dataOf(paged.list)?.nextCursor;
    if (!cursor) return;
    try {
      const { page }: { page?: P } = yield race({
        page: call(fetchPage, { limit: rowsOfMore, cursor }),
        over,
      });
      if (page) yield put(moreLoaded(page));
    } catch (error) {
      yield put(moreFailed(problemOf(error)));
    }
  };

  yield takeLatest(requested, load);
  yield takeLeading(moreRequested, loadMore);
}
