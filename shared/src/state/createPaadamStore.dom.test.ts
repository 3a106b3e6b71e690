import {
  apiLog,
  apiUrl,
  aSessionCheck,
  HttpResponse,
  http,
  list,
  server,
  startStore,
  testApi,
} from '@paadam/shared/testing';
import { createSlice } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { callApi } from './callApi';
import { createLoadableSlice } from './createLoadableSlice';
import { createPaadamStore } from './createPaadamStore';
import { call, put, type SagaGenerator, takeEvery } from './effects';

const counter = createSlice({
  name: 'counter',
  initialState: { count: 0 },
  reducers: {
    asked: () => {},
    counted: (state) => {
      state.count += 1;
    },
  },
});

function* count(): SagaGenerator {
  yield* put(counter.actions.counted());
}
function* counterSaga(): SagaGenerator {
  yield* takeEvery(counter.actions.asked, count);
}
const portal = { name: 'mf-counter', slices: [counter], saga: counterSaga };

const countOf = ({ store }: ReturnType<typeof startStore>): number =>
  (store.getState() as unknown as { counter: { count: number } }).counter.count;

test('a portal’s state is there as soon as it is added', () => {
  const paadam = startStore();
  paadam.addPortal(portal);
  expect(countOf(paadam)).toBe(0);
});

test('a portal’s saga runs once, however often the portal is added', () => {
  const paadam = startStore();
  paadam.addPortal(portal);
  paadam.store.dispatch(counter.actions.asked());
  paadam.addPortal(portal);
  expect(countOf(paadam)).toBe(1);
  paadam.store.dispatch(counter.actions.asked());
  expect(countOf(paadam)).toBe(2);
});

test('a portal without state or saga may be added too', () => {
  const paadam = startStore();
  const before = paadam.store.getState();
  paadam.addPortal({ name: 'mf-plain' });
  expect(paadam.store.getState()).toEqual(before);
});

test('a fault in one portal’s saga leaves the others running', () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => {});
  const paadam = startStore();
  paadam.addPortal({
    name: 'mf-broken',
    // biome-ignore lint/correctness/useYield: it does not come so far.
    *saga() {
      throw new Error('broken');
    },
  });
  paadam.addPortal(portal);
  paadam.store.dispatch(counter.actions.asked());
  expect(countOf(paadam)).toBe(1);
  told.mockRestore();
});

test('after stop no saga answers, and what was under way comes to nothing', async () => {
  let letAnswerCome = () => {};
  const word = new Promise<void>((resolve) => {
    letAnswerCome = resolve;
  });
  server.use(
    http.get(apiUrl('/subjects'), async () => {
      await word;
      return HttpResponse.json(list([]));
    }),
  );
  function* countAfterCall(): SagaGenerator {
    yield* callApi((api) => api.subjects());
    yield* put(counter.actions.counted());
  }
  const paadam = startStore();
  paadam.addPortal(portal);
  paadam.addPortal({ name: 'mf-calling', saga: countAfterCall });
  paadam.stop();
  paadam.store.dispatch(counter.actions.asked());
  const { answered } = apiLog;
  letAnswerCome();
  await waitFor(() => expect(apiLog.answered).toBe(answered + 1));
  expect(countOf(paadam)).toBe(0);
});

test('a store that is held looks at the session, and listens, once it is let', () => {
  const { store, begin } = createPaadamStore({ api: testApi(), session: aSessionCheck(), isHeld: true });
  expect(store.getState().auth.session.status).toBe('checking');
  begin();
  expect(store.getState().auth.session.status).not.toBe('checking');
});

describe('what was fetched before there was a page', () => {
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 5));
  /** A list whose answer came with the document, and how often it was asked for since. */
  const preparedList = () => {
    let asked = 0;
    const list = createLoadableSlice({
      name: 'names',
      fetch: (question: string): SagaGenerator<string[]> =>
        call(async () => {
          asked += 1;
          return [question];
        }),
    });
    const drawing = createPaadamStore({ api: testApi(), session: aSessionCheck(), isStill: true });
    drawing.addPortal({ name: 'test', slices: [list], saga: list.saga });
    drawing.store.dispatch(list.actions.prepared('who', ['Kavitha']));
    drawing.store.dispatch(list.actions.requested('who'));
    const state = drawing.store.getState() as unknown as Record<string, unknown>;
    const prepared = JSON.parse(JSON.stringify({ names: state.names }));

    const { store, addPortal } = createPaadamStore({ api: testApi(), session: aSessionCheck(), prepared });
    addPortal({ name: 'test', slices: [list], saga: list.saga });
    return { store, list, asked: () => asked };
  };

  test('is there from the start, and the screens that open with it do not ask again', async () => {
    const { store, list, asked } = preparedList();
    expect(list.select(store.getState(), 'who').answer).toEqual({ status: 'loaded', data: ['Kavitha'] });
    // As React opens a screen in its strict mode.
    store.dispatch(list.actions.requested('who'));
    store.dispatch(list.actions.left('who'));
    store.dispatch(list.actions.requested('who'));
    await settle();
    expect(asked()).toBe(0);
  });

  test('is fetched anew when somebody asks later, or for something else', async () => {
    const { store, list, asked } = preparedList();
    store.dispatch(list.actions.requested('who'));
    await settle();
    store.dispatch(list.actions.requested('who'));
    await settle();
    expect(asked()).toBe(1);
    const other = preparedList();
    other.store.dispatch(other.list.actions.requested('where'));
    await settle();
    expect(other.asked()).toBe(1);
  });
});
