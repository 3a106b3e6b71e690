import { DocumentCache } from './DocumentCache';

interface Page {
  size: number;
  text: string;
}

const terms = { fresh: 10_000, stale: 300_000, most: 100_000 };
let kept: DocumentCache<Page>;
let made: string[];
beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  kept = new DocumentCache(terms);
  made = [];
});
afterEach(() => jest.useRealTimers());

const find = async (key: string, version: string | null = 'v1', { size = 100, keep = true } = {}) => {
  const found = await kept.find(key, { version, moment: version ?? 'unknown' }, async () => {
    made.push(key);
    return { document: { size, text: `${key} no. ${made.length}` }, keep };
  });
  return found?.document.text;
};

/** @returns once what was begun in the background is done */
const settle = () => jest.advanceTimersByTimeAsync(0);

it('a document is made once while it is fresh', async () => {
  expect([await find('/'), await find('/')]).toEqual(['/ no. 1', '/ no. 1']);
  jest.advanceTimersByTime(terms.fresh - 1);
  expect(await find('/')).toBe('/ no. 1');
});

it('an older one is given out while one new one is made for all who ask', async () => {
  await find('/');
  jest.advanceTimersByTime(terms.fresh);
  expect(await Promise.all([find('/'), find('/'), find('/')])).toEqual(Array(3).fill('/ no. 1'));
  await settle();
  expect([await find('/'), made.length]).toEqual(['/ no. 2', 2]);
});

it('one that is too old is not given out', async () => {
  await find('/');
  jest.advanceTimersByTime(terms.stale);
  expect(await find('/')).toBe('/ no. 2');
});

it('none is given out whose version is not the one that is asked for', async () => {
  await find('/', 'v1');
  expect(await find('/', 'v2')).toBe('/ no. 2');
  expect(await find('/', 'v1')).toBe('/ no. 3');
});

it('what was begun before a change is not for who asks after it', async () => {
  let finish = (_: Page) => {};
  const slow = kept.find('/', { version: 'v1', moment: 'v1' }, async () => ({
    document: await new Promise<Page>((resolve) => {
      finish = resolve;
    }),
    keep: true,
  }));
  const next = find('/', 'v2');
  finish({ size: 1, text: 'from before' });
  expect([(await slow)?.document.text, await next]).toEqual(['from before', '/ no. 1']);
  expect(await find('/', 'v2')).toBe('/ no. 1');
});

it('nothing is kept while the version cannot be known, but made once for all who ask at a time', async () => {
  expect(await Promise.all([find('/', null), find('/', null)])).toEqual(['/ no. 1', '/ no. 1']);
  expect(await find('/', null)).toBe('/ no. 2');
});

it('what is not to be kept is made anew, and where a new one fails the older one stays', async () => {
  await find('/', 'v1', { keep: false });
  expect(await find('/')).toBe('/ no. 2');
  jest.advanceTimersByTime(terms.fresh);
  const fails = () => kept.find('/', { version: 'v1', moment: 'v1' }, () => Promise.reject(new Error('no')));
  expect((await fails())?.document.text).toBe('/ no. 2');
  await settle();
  expect((await fails())?.document.text).toBe('/ no. 2');
});

it('holds no more than its bytes, and gives up what nobody has asked for the longest', async () => {
  for (const key of ['/a', '/b', '/c']) await find(key, 'v1', { size: 30_000 });
  await find('/a');
  await find('/d', 'v1', { size: 30_000 });
  made = [];
  for (const key of ['/a', '/c', '/d']) await find(key);
  expect(made).toEqual([]);
  await find('/b');
  expect(made).toEqual(['/b']);
  // One that is larger than all may be is not kept, and does not stay in anybody's way.
  await find('/huge', 'v1', { size: 200_000 });
  made = [];
  await find('/huge', 'v1', { size: 200_000 });
  await find('/x');
  await find('/x');
  expect(made).toEqual(['/huge', '/x']);
});
