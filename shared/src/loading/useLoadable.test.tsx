import { createLoadableSlice, delay, type SagaGenerator } from '@paadam/shared/state';
import { startStore } from '@paadam/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { useLoadable } from './useLoadable';

test('a screen is drawn again for a new answer, and not for a note that it has opened', async () => {
  const names = createLoadableSlice({
    name: 'names',
    fetch: function* (): SagaGenerator<string> {
      yield* delay(0);
      return 'Ravi';
    },
  });
  const { store, addPortal, stop } = startStore();
  addPortal({ name: 'test', slices: [names], saga: names.saga });
  store.dispatch(names.actions.prepared(undefined, 'Kavitha'));
  let times = 0;
  function Name() {
    const { answer, reload } = useLoadable(names);
    times += 1;
    return (
      <button type="button" onClick={reload}>
        {'data' in answer && answer.data}
      </button>
    );
  }
  render(
    <Provider store={store}>
      <Name />
    </Provider>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  expect(names.stateOf(store.getState())['']).toMatchObject({ isOpen: true, isPrepared: undefined });
  expect(times).toBe(1);
  await act(async () => screen.getByRole('button', { name: 'Kavitha' }).click());
  expect(await screen.findByRole('button', { name: 'Ravi' })).toBeInTheDocument();
  stop();
});
