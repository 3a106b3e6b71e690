import { ApiError, type Problem } from '@paadam/shared/api';
import { startStore } from '@paadam/shared/testing';
import { createAction } from '@reduxjs/toolkit';
import { authActions } from './auth/authSlice';
import { createPagedSlice, type Page, type PagedOptions, type PageQuery } from './createPagedSlice';
import { call, type SagaGenerator } from './effects';
import { groupSlices } from './groupSlices';

type Rows = Page<{ _id: string }>;

const problem: Problem = {
  status: 503,
  code: 'unavailable',
  message: 'We are restarting.',
  retryable: true,
  fields: {},
};

const page = (ids: string[], nextCursor: string | null = null): Rows => ({
  rows: ids.map((_id) => ({ _id })),
  nextCursor,
});

interface Asked {
  query: PageQuery;
  question: string;
  answer: (page: Rows) => Promise<void>;
  fail: () => Promise<void>;
}

/** Lets every saga go on that an answer was for. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A list in a store, and what it asks for. */
const aList = (options: Partial<PagedOptions<string, Rows>> = {}) => {
  const asked: Asked[] = [];
  const fetch = (query: PageQuery, question: string) =>
    new Promise<Rows>((resolve, reject) => {
      const answer = (given: Rows) =>
        settle()
          .then(() => resolve(given))
          .then(settle);
      const fail = () =>
        settle()
          .then(() => reject(new ApiError(problem)))
          .then(settle);
      asked.push({ query, question, answer, fail });
    });
  const list = createPagedSlice({
    name: 'rows',
    fetchPage: (query: PageQuery, question: string): SagaGenerator<Rows> => call(fetch, query, question),
    ...options,
  });
  const { store, addPortal } = startStore();
  addPortal({ name: 'test', slices: [list], saga: list.saga });
  const { requested, moreRequested, left } = list.actions;
  const state = (question = '') => list.select(store.getState(), question);
  return {
    store,
    list,
    state,
    idsOf: (question = '') => state(question).answer.data?.rows.map(({ _id }) => _id),
    ask: (question = '') => void store.dispatch(requested(question)),
    askForMore: (question = '') => void store.dispatch(moreRequested(question)),
    leave: (question = '') => void store.dispatch(left(question)),
    /** What was asked for at that place; without one, last. */
    asked: (place = -1): Asked => {
      const found = asked.at(place);
      if (!found) throw new Error('nothing was asked for');
      return found;
    },
    count: () => asked.length,
  };
};

test('nothing is there until the first page comes', async () => {
  const { state, ask, asked } = aList();
  expect(state()).toEqual({ answer: { status: 'idle' }, more: { status: 'idle' } });
  ask();
  expect(state().answer.status).toBe('loading');
  await asked().answer(page(['a']));
  expect(state().answer).toEqual({ status: 'loaded', data: page(['a']) });
});

test('what is there stays while it is asked for again, and where that fails', async () => {
  const { state, ask, asked } = aList();
  ask();
  await asked().answer(page(['a']));
  ask();
  expect(state().answer).toEqual({ status: 'loading', data: page(['a']) });
  await asked().fail();
  expect(state().answer).toEqual({ status: 'failed', problem, data: page(['a']) });
});

test('data that age at once go where they cannot be fetched anew', async () => {
  const { state, ask, asked } = aList({ dropsStale: true });
  ask();
  await asked().answer(page(['a']));
  ask();
  await asked().fail();
  expect(state().answer.data).toBeUndefined();
});

test.each(['constructor', '__proto__', 'toString'])(
  'a question that is "%s" is one like any other',
  async (name) => {
    const { state, idsOf, ask, leave, asked } = aList({ keyOf: (question) => question });
    expect(state(name)).toEqual({ answer: { status: 'idle' }, more: { status: 'idle' } });
    ask(name);
    expect(state(name).answer.status).toBe('loading');
    await asked().answer(page(['a']));
    expect(idsOf(name)).toEqual(['a']);
    leave(name);
    expect(state(name).answer.status).toBe('loaded');
  },
);

test('the next page follows what is there, and no row stands there twice', async () => {
  const { state, idsOf, ask, askForMore, asked } = aList();
  ask();
  await asked().answer(page(['a', 'b'], 'next'));
  askForMore();
  askForMore();
  expect(state().more).toEqual({ status: 'busy' });
  expect(asked().query).toEqual({ limit: 20, cursor: 'next' });
  await asked(1).answer(page(['b', 'c']));
  expect(idsOf()).toEqual(['a', 'b', 'c']);
  expect(state().answer.data?.nextCursor).toBeNull();
  expect(state().more).toEqual({ status: 'done' });
});

test('after the last page there is no more to wait for', async () => {
  const { state, ask, askForMore, asked, count } = aList();
  ask();
  await asked().answer(page(['a']));
  askForMore();
  expect(state().more).toEqual({ status: 'idle' });
  expect(count()).toBe(1);
});

test('more that failed leaves the rows, and a refresh forgets the failure', async () => {
  const { state, idsOf, ask, askForMore, asked } = aList();
  ask();
  await asked().answer(page(['a'], 'next'));
  askForMore();
  await asked().fail();
  expect(state().more).toEqual({ status: 'failed', problem });
  expect(idsOf()).toEqual(['a']);
  ask();
  expect(state().more).toEqual({ status: 'idle' });
});

test('a further page does not come below rows that are asked for anew', async () => {
  const { idsOf, ask, askForMore, asked } = aList();
  ask();
  await asked().answer(page(['a'], 'next'));
  askForMore();
  const late = asked();
  ask();
  await asked().answer(page(['b'], 'next'));
  await late.answer(page(['c']));
  expect(idsOf()).toEqual(['b']);
});

test('more that is wished for while the list is asked for anew follows the new rows', async () => {
  const { state, idsOf, ask, askForMore, asked, count } = aList();
  ask();
  await asked().answer(page(['b'], 'after b'));
  ask();
  askForMore();
  expect(state().more).toEqual({ status: 'busy' });
  expect(count()).toBe(2);
  await asked(1).answer(page(['a'], 'after a'));
  expect(asked(2).query.cursor).toBe('after a');
  await asked(2).answer(page(['b']));
  expect(idsOf()).toEqual(['a', 'b']);
  expect(state().more).toEqual({ status: 'done' });
});

test('more that is wished for while the list is asked for anew ends where that has no more', async () => {
  const { state, ask, askForMore, asked, count } = aList();
  ask();
  await asked().answer(page(['b'], 'after b'));
  ask();
  askForMore();
  await asked(1).answer(page(['a']));
  expect(state().more).toEqual({ status: 'idle' });
  expect(count()).toBe(2);
});

test('of two answers to the same the later question’s counts, whichever comes last', async () => {
  const { idsOf, ask, asked } = aList();
  ask();
  ask();
  await asked(1).answer(page(['new']));
  await asked(0).answer(page(['old']));
  expect(idsOf()).toEqual(['new']);
});

test('a screen that is left keeps its rows for the next visit, and waits for nothing', async () => {
  const { state, idsOf, ask, askForMore, leave, asked } = aList();
  ask();
  await asked().answer(page(['a'], 'next'));
  askForMore();
  leave();
  await asked().answer(page(['b']));
  expect(state()).toMatchObject({ answer: { status: 'loaded' }, more: { status: 'idle' } });
  expect(idsOf()).toEqual(['a']);
});

test('a screen that is left before anything came knows nothing, also where it comes late', async () => {
  const { state, ask, leave, asked } = aList();
  ask();
  leave();
  await asked().answer(page(['a']));
  expect(state().answer).toEqual({ status: 'idle' });
});

test('another question begins anew', async () => {
  const { idsOf, ask, asked } = aList();
  ask('one');
  await asked().answer(page(['a']));
  ask('other');
  expect(idsOf()).toBeUndefined();
  expect(asked().question).toBe('other');
});

test('the answer before bridges the time until the next one, where it may', async () => {
  const { idsOf, ask, asked } = aList({ bridges: true });
  ask('one');
  await asked().answer(page(['a']));
  ask('other');
  expect(idsOf()).toEqual(['a']);
});

test('what bridges the time has no further page: it would be one of the answer before', async () => {
  const { state, ask, askForMore, asked, count } = aList({ bridges: true });
  ask('one');
  await asked().answer(page(['a'], 'next'));
  ask('other');
  askForMore('other');
  expect(state().more).toEqual({ status: 'idle' });
  expect(count()).toBe(2);
});

describe('a list that is asked for once', () => {
  test('is fetched for the first of all who ask, and kept fresh for none', async () => {
    const { idsOf, ask, leave, asked, count } = aList({ asksOnce: true });
    ask('one');
    ask('one');
    await asked().answer(page(['a']));
    ask('one');
    leave('one');
    ask('one');
    expect(idsOf()).toEqual(['a']);
    expect(count()).toBe(1);
  });

  test('is fetched again where that failed, for another question, and after a change', async () => {
    const changed = createAction('changed');
    const { store, ask, asked, count } = aList({ asksOnce: true, refreshOn: changed });
    ask('one');
    await asked().fail();
    ask('one');
    expect(count()).toBe(2);
    await asked().answer(page(['a']));
    ask('other');
    expect(count()).toBe(3);
    await asked().answer(page(['b']));
    store.dispatch(changed());
    expect(count()).toBe(4);
  });
});

test('an answer that came by another way is there without a call', () => {
  const { store, list, idsOf, count } = aList();
  store.dispatch(list.actions.loaded('', page(['a'])));
  expect(idsOf()).toEqual(['a']);
  expect(count()).toBe(0);
});

test('an answer that came by another way is newer than one that is under way', async () => {
  const { store, list, idsOf, ask, asked } = aList();
  ask();
  store.dispatch(list.actions.loaded('', page(['saved'])));
  await asked().answer(page(['old']));
  expect(idsOf()).toEqual(['saved']);
});

test('questions with answers of their own do not disturb each other, and the latest that were left stay', async () => {
  const { idsOf, ask, leave, asked } = aList({ keyOf: (question) => question });
  for (const question of ['one', 'two', 'three']) {
    ask(question);
    await asked().answer(page([question]));
  }
  leave('one');
  leave('two');
  expect(['one', 'two', 'three'].map((question) => idsOf(question))).toEqual([undefined, ['two'], ['three']]);
});

test.each([
  [0, []],
  [2, ['two', 'three']],
])('of the answers that were left the latest %i stay', async (keptAfterLeft, kept) => {
  const { idsOf, ask, leave, asked } = aList({ keyOf: (question) => question, keptAfterLeft });
  const questions = ['one', 'two', 'three'];
  for (const question of questions) {
    ask(question);
    await asked().answer(page([question]));
    leave(question);
  }
  expect(questions.filter((question) => idsOf(question))).toEqual(kept);
});

test('what is on a screen is fetched again after a change, and nothing else', async () => {
  const changed = createAction('changed');
  const { store, ask, leave, asked, count } = aList({ refreshOn: changed });
  ask();
  await asked().answer(page(['a']));
  store.dispatch(changed());
  expect(count()).toBe(2);
  await asked().answer(page(['b']));
  leave();
  store.dispatch(changed());
  expect(count()).toBe(2);
});

test('what an action changes shows at once', async () => {
  const removed = createAction<string>('removed');
  const { store, idsOf, ask, asked } = aList({
    follow: (known, action) =>
      removed.match(action)
        ? { ...known, rows: known.rows.filter(({ _id }) => _id !== action.payload) }
        : known,
  });
  ask();
  await asked().answer(page(['a', 'b']));
  store.dispatch(removed('a'));
  expect(idsOf()).toEqual(['b']);
});

test('goes with the person, and no late answer brings it back', async () => {
  const { state, ask, asked } = aList();
  const { store, ...anew } = aList();
  ask();
  await asked().answer(page(['a']));
  expect(state().answer.status).toBe('loaded');
  anew.ask();
  const late = anew.asked();
  store.dispatch(authActions.signedOut());
  await late.answer(page(['a']));
  expect(anew.state().answer).toEqual({ status: 'idle' });
});

test('what belongs to nobody outlives the session', async () => {
  const { store, idsOf, ask, asked } = aList({ isPublic: true });
  ask();
  await asked().answer(page(['a']));
  store.dispatch(authActions.signedOut());
  expect(idsOf()).toEqual(['a']);
});

test.each([
  [0, 20],
  [20, 20],
  [45, 45],
  [140, 100],
])('a refresh of %i rows asks for %i', async (known, limit) => {
  const { ask, asked } = aList();
  ask();
  await asked().answer(page(Array.from({ length: known }, (_, place) => String(place))));
  ask();
  expect(asked().query).toEqual({ limit });
});

describe('its place in the store', () => {
  const fetchPage = (): SagaGenerator<Rows> => call(() => Promise.resolve(page([])));
  const inGroup = createPagedSlice({ name: 'group/rows', fetchPage });

  test('follows from its name alone, in a group, too', () => {
    const { store, addPortal } = startStore();
    const group = groupSlices('group', [inGroup]);
    addPortal({ name: 'test', slices: [group] });
    store.dispatch(inGroup.actions.loaded(undefined, page(['a'])));
    expect(inGroup.select(store.getState()).answer.data).toEqual(page(['a']));
    expect(store.getState()).toHaveProperty('group.rows');
  });

  test('is missed loudly where the slice was not put there', () => {
    const { store, addPortal } = startStore();
    addPortal({ name: 'test', slices: [inGroup] });
    expect(() => inGroup.select(store.getState())).toThrow('The store has no "group/rows".');
  });

  test('has to be one of its group', () => {
    // @ts-expect-error a slice of another group
    expect(groupSlices('other', [inGroup]).reducerPath).toBe('other');
  });
});
