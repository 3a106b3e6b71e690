import type { Registry } from '@paadam/shared/portal';
import { aRow } from '../testing/testPortal';
import { createVersionWatch, isNewer } from './createVersionWatch';

const registryWith = (version: string): Registry => ({ remotes: { 'mf-tutor': { ...aRow(), version } } });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000);

test('the registry is asked for once a minute at the most, and not right after the page has brought it', async () => {
  const fetchRegistry = jest.fn(async () => registryWith('1.1.0'));
  const watch = createVersionWatch({ fetchRegistry });
  watch.check();
  expect(fetchRegistry).not.toHaveBeenCalled();
  await minutes(1);
  watch.check();
  watch.check();
  expect(fetchRegistry).toHaveBeenCalledTimes(1);
  await minutes(1);
  watch.check();
  expect(fetchRegistry).toHaveBeenCalledTimes(2);
});

test('who listens is told of an answer, and a registry that does not come changes nothing', async () => {
  const fetchRegistry = jest
    .fn<Promise<Registry>, []>()
    .mockResolvedValueOnce(registryWith('1.1.0'))
    .mockRejectedValue(new Error('away'));
  const watch = createVersionWatch({ fetchRegistry });
  const listener = jest.fn();
  const stop = watch.subscribe(listener);
  expect(watch.liveVersion('mf-tutor')).toBeUndefined();
  await minutes(1);
  watch.check();
  await minutes(1);
  watch.check();
  await minutes(0);
  expect(watch.liveVersion('mf-tutor')).toBe('1.1.0');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

test.each([
  ['1.1.0', '1.0.0', true],
  ['1.10.0', '1.9.0', true],
  ['2.0.0', '10.0.0', false],
  ['1.0.0', '1.0.0', false],
  ['1.0.0', '1.0.1', false],
])('%s is newer than %s: %s', (version, than, expected) => {
  expect(isNewer(version, than)).toBe(expected);
});
