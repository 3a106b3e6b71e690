import { type Problem, problemOf } from '@paadam/shared/api';
import { limits } from '@paadam/shared/domain';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { endWithPerson } from './auth/endWithPerson';
import {
  type Answered,
  type AskedByKey,
  change,
  createLoadableSlice,
  heldAt,
  type LoadableOptions,
} from './createLoadableSlice';
import { all, put, race, type SagaGenerator, select, take, takeEvery } from './effects';
import { loaded } from './loadable';
import { busy, done, failed, idle } from './request';

/** The pages so far of a list, as one. */
export interface Page<Row> {
  rows: Row[];
  /** Null on the last page. */
  nextCursor: string | null;
}

export interface PageQuery {
  limit: number;
  cursor?: string;
}

type AnyPage = Page<{ _id: string }>;

export interface PagedOptions<Q, P, N extends string = string>
  extends Omit<LoadableOptions<Q, P, N>, 'fetch'> {
  fetchPage: (query: PageQuery, question: Q) => SagaGenerator<P>;
  /** How many rows a page has. Default: as many as most lists'. A refresh brings back as many as are there. */
  rowsAtATime?: number;
}

/** A list that comes page by page: a loadable slice whose screens may also put `moreRequested`. */
export const createPagedSlice = <P extends AnyPage, Q = void, const N extends string = string>({
  fetchPage,
  rowsAtATime = limits.pageRows.standard,
  ...options
}: PagedOptions<Q, P, N>) => {
  type State = AskedByKey<Q, P>;
  const { name, explain = problemOf, isPublic, bridges } = options;
  const base = createLoadableSlice<P, Q, N>({
    ...options,
    fetch: (question, known) => {
      const rows = Math.max(known?.rows.length ?? 0, rowsAtATime);
      return fetchPage({ limit: Math.min(rows, limits.pageRows.max) }, question);
    },
  });
  const { stateOf, keyOf, over } = base;
  const actions = {
    ...base.actions,
    moreRequested: createAction(`${name}/moreRequested`, (question: Q) => ({ payload: question })),
    moreLoaded: createAction(`${name}/moreLoaded`, (key: string, page: P) => ({ payload: { key, page } })),
    moreFailed: createAction(`${name}/moreFailed`, (key: string, problem: Problem) => ({
      payload: { key, problem },
    })),
  };

  /** Where the rest begins. What only bridges the time has none: it answers another question. */
  const restOf = ({ answer }: Answered<P>): string | null | undefined =>
    bridges && answer.status !== 'loaded' ? null : answer.data?.nextCursor;

  const reducer = (state: State | undefined, action: UnknownAction): State => {
    const known = base.reducer(state, action);
    if (actions.moreRequested.match(action)) {
      const key = keyOf(action.payload);
      return change(known, key, (asked) => ({ more: restOf(asked) ? busy : asked.more }));
    }
    if (actions.loaded.match(action)) {
      // More was wished for meanwhile, and there is none.
      const { question, data } = action.payload;
      return change(known, keyOf(question), ({ more }) => ({
        more: more.status === 'busy' && !data.nextCursor ? idle : more,
      }));
    }
    if (actions.moreLoaded.match(action)) {
      const { key, page } = action.payload;
      return change(known, key, ({ answer }) => ({
        answer: loaded({ ...page, rows: appendNew(answer.data?.rows ?? [], page.rows) }),
        more: done,
      }));
    }
    if (actions.moreFailed.match(action)) {
      const { key, problem } = action.payload;
      return change(known, key, () => ({ more: failed(problem) }));
    }
    return known;
  };

  /** What is asked for anew begins its rest elsewhere, and is waited for. */
  const fetchMore = function* (key: string): SagaGenerator<P | undefined> {
    while (heldAt(yield* select(stateOf), key)?.answer.status === 'loading') {
      yield* take([actions.loaded, actions.failed]);
    }
    const asked = heldAt(yield* select(stateOf), key);
    const cursor = asked && restOf(asked);
    return cursor ? yield* fetchPage({ limit: rowsAtATime, cursor }, asked.question) : undefined;
  };

  const watchMore = function* (): SagaGenerator {
    const underWay = new Set<string>();
    yield* takeEvery(actions.moreRequested, function* ({ payload }): SagaGenerator {
      const key = keyOf(payload);
      const asked = heldAt(yield* select(stateOf), key);
      if (!asked || !restOf(asked) || underWay.has(key)) return;
      underWay.add(key);
      try {
        const won = yield* race({ page: fetchMore(key), over: over(key) });
        if (won.page) yield* put(actions.moreLoaded(key, won.page));
      } catch (error) {
        yield* put(actions.moreFailed(key, explain(error)));
      } finally {
        underWay.delete(key);
      }
    });
  };

  const saga = function* (): SagaGenerator {
    yield* all([base.saga(), isPublic ? watchMore() : endWithPerson(watchMore)()]);
  };

  return { ...base, reducer, actions, saga, fetchPage };
};

/** @returns the known rows and, after them, those of the page that were not known: a row may move to a later page */
const appendNew = <Row extends { _id: string }>(known: readonly Row[], page: readonly Row[]): Row[] => {
  const ids = new Set(known.map(({ _id }) => _id));
  return [...known, ...page.filter(({ _id }) => !ids.has(_id))];
};
