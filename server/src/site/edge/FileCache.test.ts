import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTemporaryFolder, removeDataDir } from '../../development/testing/temporaryFolder';
import { FileCache } from './FileCache';

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual('node:fs/promises');
  return { ...real, readFile: jest.fn(real.readFile) };
});

let folder: string;
const place = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await makeTemporaryFolder(0o700);
});
afterAll(() => removeDataDir(folder));
beforeEach(() => jest.mocked(readFile).mockClear());

const text = async (files: FileCache, name: string, accepted = '') => {
  const found = await files.find(place(name), accepted);
  return found && String(found.content);
};
const reads = () => jest.mocked(readFile).mock.calls.length;

it('are read once, also for many who ask at the same time', async () => {
  const files = new FileCache(1_000, 1_000);
  await writeFile(place('a.js'), 'a');
  const all = await Promise.all(Array.from({ length: 20 }, () => text(files, 'a.js')));
  expect(new Set(all)).toEqual(new Set(['a']));
  expect(await text(files, 'a.js')).toBe('a');
  expect(reads()).toBe(1);
});

it('are read anew once another file stands there, and are gone with it', async () => {
  const files = new FileCache(1_000, 1_000);
  await writeFile(place('b.js'), 'one');
  const first = await files.find(place('b.js'), '');
  await writeFile(place('b.js'), 'three');
  const second = await files.find(place('b.js'), '');
  expect([String(first?.content), String(second?.content)]).toEqual(['one', 'three']);
  expect(first?.etag).not.toBe(second?.etag);
  expect(await text(files, 'nothing.js')).toBeNull();
  expect(await text(files, '')).toBeNull();
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=1.0, gzip;q=0.5', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.001', 'gzip'],
  ['br;q=0.0, gzip;q=0', null],
  ['brotli', null],
  ['', null],
])('to who accepts "%s" come in %s', async (accepted, encoding) => {
  const files = new FileCache(1_000, 1_000);
  for (const [ending, content] of [
    ['', 'plain'],
    ['.br', 'br'],
    ['.gz', 'gzip'],
  ] as const) {
    await writeFile(place(`c.js${ending}`), content);
  }
  const found = await files.find(place('c.js'), accepted);
  expect([found?.encoding, String(found?.content)]).toEqual([encoding, encoding ?? 'plain']);
});

it('give way to others where there are too many, those first that were not asked for', async () => {
  const files = new FileCache(25, 10);
  for (const name of ['d', 'e', 'f']) {
    await writeFile(place(name), name.repeat(10));
    await files.find(place(name), '');
    await files.find(place('d'), '');
  }
  expect(reads()).toBe(3);
  await files.find(place('d'), '');
  await files.find(place('f'), '');
  expect(reads()).toBe(3);
  await files.find(place('e'), '');
  expect(reads()).toBe(4);
});

it('are not kept where one is too large', async () => {
  await writeFile(place('g'), 'g'.repeat(11));
  expect(await text(new FileCache(100, 10), 'g')).toBeNull();
  expect(reads()).toBe(0);
});
