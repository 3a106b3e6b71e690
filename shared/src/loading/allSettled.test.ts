import type { Problem } from '@paadam/shared/api';
import { loaded, loadFailed, loading, notLoaded } from '@paadam/shared/state';
import { allSettled } from './allSettled';

const problem: Problem = { status: 503, code: 'unavailable', message: 'No.', retryable: true, fields: {} };
const there = { list: loaded(['row']) };

test.each([
  ['each list is there', [there, there], true],
  ['one is loaded anew and still there', [there, { list: loading(loaded(['row'])) }], true],
  ['one could not be had', [there, { list: loadFailed(notLoaded, problem) }], true],
  ['one is on its way', [there, { list: loading(notLoaded) }], false],
  ['one has not been asked for', [there, { list: notLoaded }], false],
])('where %s', (_, lists, settled) => {
  expect(allSettled(lists)).toBe(settled);
});
