import { Pictures } from './Pictures';

beforeEach(() => {
  jest.useFakeTimers();
  // Node has no pictures.
  Object.assign(globalThis, { createImageBitmap: async () => ({ close: () => {} }) });
});
afterEach(() => jest.useRealTimers());

test('asks for a picture that is gone some times, each time later, and then no more', async () => {
  const load = jest.fn<Promise<Blob>, [string]>().mockRejectedValue(new Error('gone'));
  const pictures = new Pictures(load, () => void pictures.find('one'));
  pictures.open();
  expect(pictures.find('one')).toBeUndefined();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(load).toHaveBeenCalledTimes(6);
});
