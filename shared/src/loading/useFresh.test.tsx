import { renderHook } from '@testing-library/react';
import { useFresh } from './useFresh';

const setVisibility = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const blur = () => window.dispatchEvent(new Event('blur'));
const focus = () => window.dispatchEvent(new Event('focus'));

const show = () => {
  const load = jest.fn();
  const leave = jest.fn();
  const view = renderHook((props: { load: () => void }) => useFresh(props.load, leave), {
    initialProps: { load },
  });
  return { ...view, load, leave };
};

afterEach(() => setVisibility('visible'));

test('loads when the screen opens, once', () => {
  const { load, leave, rerender } = show();
  rerender({ load });
  expect(load).toHaveBeenCalledTimes(1);
  expect(leave).not.toHaveBeenCalled();
});

test('loads again when the tab comes back to the front', () => {
  const { load } = show();
  setVisibility('hidden');
  expect(load).toHaveBeenCalledTimes(1);
  setVisibility('visible');
  expect(load).toHaveBeenCalledTimes(2);
});

test('loads again when the window comes back from behind another', () => {
  const { load } = show();
  blur();
  expect(load).toHaveBeenCalledTimes(1);
  focus();
  expect(load).toHaveBeenCalledTimes(2);
});

test('loads once where one return is told twice', () => {
  const { load } = show();
  blur();
  setVisibility('hidden');
  setVisibility('visible');
  focus();
  expect(load).toHaveBeenCalledTimes(2);
});

test('does not load where the focus only moves within the window', () => {
  const { load } = show();
  focus();
  expect(load).toHaveBeenCalledTimes(1);
});

test('gives up the old question and loads the new one where it changes', () => {
  const { load, leave, rerender } = show();
  const other = jest.fn();
  rerender({ load: other });
  expect(leave).toHaveBeenCalledTimes(1);
  expect(other).toHaveBeenCalledTimes(1);
  blur();
  focus();
  expect(load).toHaveBeenCalledTimes(1);
  expect(other).toHaveBeenCalledTimes(2);
});

test('gives up what is under way when the screen is left, and loads no more', () => {
  const { load, leave, unmount } = show();
  unmount();
  expect(leave).toHaveBeenCalledTimes(1);
  blur();
  focus();
  setVisibility('hidden');
  setVisibility('visible');
  expect(load).toHaveBeenCalledTimes(1);
});
