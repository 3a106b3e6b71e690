import type { Problem } from '@paadam/shared/api';
import { loaded, loadFailed, loading, notLoaded } from '@paadam/shared/state';
import { firstProblem } from './firstProblem';

const problem = (message: string): Problem => ({
  status: 503,
  code: 'unavailable',
  message,
  retryable: true,
  fields: {},
});

test('is none where nothing failed', () => {
  const reload = jest.fn();
  expect(
    firstProblem([
      { list: loaded([]), reload },
      { list: loading(notLoaded), reload },
    ]),
  ).toBeUndefined();
});

test('is told once, and Retry loads what failed and nothing else', () => {
  const [first, second, third] = [jest.fn(), jest.fn(), jest.fn()];
  const found = firstProblem([
    { list: loaded([]), reload: first },
    { list: loadFailed(notLoaded, problem('One.')), reload: second },
    { list: loadFailed(loaded([]), problem('Two.')), reload: third },
  ]);
  expect(found?.problem.message).toBe('One.');
  found?.retry();
  expect([first, second, third].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
});
