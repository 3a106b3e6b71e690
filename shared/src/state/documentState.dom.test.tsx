import { anAuthData, aSessionCheck, testApi } from '@paadam/shared/testing';
import { createSlice } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { Provider, useSelector } from 'react-redux';
import { selectUser } from './auth/authSelectors';
import { authActions } from './auth/authSlice';
import { createPaadamStore } from './createPaadamStore';
import type { PaadamState } from './PaadamState';

const counter = createSlice({
  name: 'counter',
  initialState: { count: 1 },
  reducers: {
    counted: (state) => {
      state.count += 1;
    },
  },
});

type State = PaadamState & { counter: { count: number } };

function Page() {
  const name = useSelector((state: State) => selectUser(state)?.name ?? 'Sign in');
  const count = useSelector((state: State) => state.counter.count);
  return <p>{`${name}: ${count}`}</p>;
}

test('a page is taken over as it was rendered, and then shows what changed meanwhile', async () => {
  const { store, documentState, begin, addPortal, stop } = createPaadamStore({
    api: testApi(),
    session: aSessionCheck(),
    isHeld: true,
  });
  begin();
  addPortal({ name: 'mf-counter', slices: [counter] });
  store.dispatch(authActions.signedIn(anAuthData({ name: 'Meena' })));
  store.dispatch(counter.actions.counted());

  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = '<p>Sign in: 1</p>';
  const paragraph = place.firstElementChild;
  const faults: unknown[] = [];
  const root = await act(() =>
    hydrateRoot(
      place,
      <Provider store={store} serverState={documentState}>
        <Page />
      </Provider>,
      { onRecoverableError: (fault) => faults.push(fault) },
    ),
  );
  expect(faults).toEqual([]);
  expect(place.textContent).toBe('Meena: 2');
  // React keeps the document's elements.
  expect(place.firstElementChild).toBe(paragraph);
  await act(() => root.unmount());
  stop();
});
