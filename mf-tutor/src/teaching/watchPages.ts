import { type Problem, problemOf } from '@paadam/shared/api';
import { dataOf, type Page, type Paged } from '@paadam/shared/state';
import type { Action } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { call, put, race, select, take, takeLatest, takeLeading } from 'redux-saga/effects';
import type { TeachingRootState } from './teachingSlice';

export interface PageQuery {
  limit: number;
  cursor?: string;
}

export interface PagedSource<P extends Page<unknown>> {
  select: (state: TeachingRootState) => Paged<P>;
  fetchPage: (query: PageQuery) => SagaIterator<P>;
  /** How many rows the next page has. */
  rowsOfMore: number;
  /** How many rows a load brings, given what is there. */
  rowsToLoad: (paged: Paged<P>) => number;
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
export function* watchPages<P extends Page<unknown>>(source: PagedSource<P>): SagaIterator<void> {
  const over = take([source.requested, source.left]);

  const load = function* (): SagaIterator<void> {
    const paged: Paged<P> = yield select(source.select);
    try {
      const { page }: { page?: P } = yield race({
        page: call(source.fetchPage, { limit: source.rowsToLoad(paged) }),
        over,
      });
      if (page) yield put(source.loaded(page));
    } catch (error) {
      yield put(source.failed(problemOf(error)));
    }
  };

  const loadMore = function* (): SagaIterator<void> {
    const paged: Paged<P> = yield select(source.select);
    const cursor = dataOf(paged.list)?.nextCursor;
    if (!cursor) return;
    try {
      const { page }: { page?: P } = yield race({
        page: call(source.fetchPage, { limit: source.rowsOfMore, cursor }),
        over,
      });
      if (page) yield put(source.moreLoaded(page));
    } catch (error) {
      yield put(source.moreFailed(problemOf(error)));
    }
  };

  yield takeLatest(source.requested, load);
  yield takeLeading(source.moreRequested, loadMore);
}
