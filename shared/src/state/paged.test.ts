import type { Problem } from '@paadam/shared/api';
import {
  moreFailed,
  moreLoaded,
  moreRequested,
  notPaged,
  type Page,
  type Paged,
  pageFailed,
  pageLeft,
  pageLoaded,
  pageRequested,
  rowsToAsk,
} from './paged';

type Rows = Page<{ _id: string }>;

const problem: Problem = {
  status: 503,
  code: 'unavailable',
  message: 'We are restarting.',
  retryable: true,
  fields: {},
};

const page = (ids: string[], nextCursor: string | null = null): Rows => ({
  rows: ids.map((_id) => ({ _id })),
  nextCursor,
});

const fresh = (): Paged<Rows> => ({ ...notPaged });
const withPage = (ids: string[], nextCursor: string | null = null): Paged<Rows> => {
  const paged = fresh();
  pageLoaded(paged, page(ids, nextCursor));
  return paged;
};
const idsOf = ({ list }: Paged<Rows>) => list.data?.rows.map(({ _id }) => _id);

test('nothing is there until the first page comes', () => {
  const paged = fresh();
  expect(paged.list).toEqual({ status: 'idle' });
  pageRequested(paged);
  expect(paged.list).toEqual({ status: 'loading' });
  pageLoaded(paged, page(['a']));
  expect(paged.list).toEqual({ status: 'loaded', data: page(['a']) });
});

test('what is there stays while it is asked for again, and where that fails', () => {
  const paged = withPage(['a']);
  pageRequested(paged);
  expect(paged.list).toEqual({ status: 'loading', data: page(['a']) });
  pageFailed(paged, problem);
  expect(paged.list).toEqual({ status: 'failed', problem, data: page(['a']) });
});

test('the next page follows what is there, and no row stands there twice', () => {
  const paged = withPage(['a', 'b'], 'next');
  moreRequested(paged);
  expect(paged.more).toEqual({ status: 'busy' });
  moreLoaded(paged, page(['b', 'c']));
  expect(idsOf(paged)).toEqual(['a', 'b', 'c']);
  expect(paged.list.data?.nextCursor).toBeNull();
  expect(paged.more).toEqual({ status: 'done' });
});

test('what a page says beside its rows is the latest page’s', () => {
  const paged: Paged<Rows & { count: number }> = { ...notPaged };
  pageLoaded(paged, { ...page(['a'], 'next'), count: 7 });
  moreLoaded(paged, { ...page(['b']), count: 8 });
  expect(paged.list.data).toEqual({ ...page(['a', 'b']), count: 8 });
});

test('after the last page there is no more to wait for', () => {
  const paged = withPage(['a']);
  moreRequested(paged);
  expect(paged.more).toEqual({ status: 'idle' });
});

test('more that failed leaves the rows, and a refresh forgets the failure', () => {
  const paged = withPage(['a'], 'next');
  moreFailed(paged, problem);
  expect(paged.more).toEqual({ status: 'failed', problem });
  expect(idsOf(paged)).toEqual(['a']);
  pageRequested(paged);
  expect(paged.more).toEqual({ status: 'idle' });
});

test('a screen that is left keeps its rows for the next visit, and waits for nothing', () => {
  const paged = withPage(['a'], 'next');
  pageRequested(paged);
  moreRequested(paged);
  pageLeft(paged);
  expect(paged).toEqual({ list: { status: 'loaded', data: page(['a'], 'next') }, more: { status: 'idle' } });
});

test('a screen that is left before anything came knows nothing', () => {
  const paged = fresh();
  pageRequested(paged);
  pageLeft(paged);
  expect(paged).toEqual(notPaged);
});

test.each([
  [0, 20],
  [20, 20],
  [45, 45],
  [140, 100],
])('a refresh of %i rows asks for %i', (known, asked) => {
  expect(rowsToAsk(withPage(Array.from({ length: known }, (_, place) => String(place))))).toBe(asked);
});
