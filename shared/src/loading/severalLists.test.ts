import type { Problem } from '@paadam/shared/api';
import { loaded, loadFailed, loading, notLoaded } from '@paadam/shared/state';
import { allSettled, firstProblem } from './severalLists';

const problem = (message: string): Problem => ({
  status: 503,
  code: 'unavailable',
  message,
  retryable: true,
  fields: {},
});

describe('The problem of several lists', () => {
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
});

describe('Several lists are settled', () => {
  const there = { list: loaded(['row']) };

  test.each([
    ['each list is there', [there, there], true],
    ['one is loaded anew and still there', [there, { list: loading(loaded(['row'])) }], true],
    ['one could not be had', [there, { list: loadFailed(notLoaded, problem('No.')) }], true],
    ['one is on its way', [there, { list: loading(notLoaded) }], false],
    ['one has not been asked for', [there, { list: notLoaded }], false],
  ])('where %s', (_, lists, settled) => {
    expect(allSettled(lists)).toBe(settled);
  });
});
