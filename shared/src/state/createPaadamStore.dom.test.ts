import { apiLog, apiUrl, HttpResponse, http, list, server, startStore } from '@paadam/shared/testing';
import { createSlice } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { callApi } from './callApi';
import { put, type SagaGenerator, takeEvery } from './effects';

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
