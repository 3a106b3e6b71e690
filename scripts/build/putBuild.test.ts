import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { placeVersion } from '../release/placeVersion.mjs';
import { builtFilesIn, putBuild } from './putBuild.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paadam-builds-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, files: Record<string, string>): string => {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return join(folder, name);
};
const read = (file: string): string => readFileSync(join(folder, 'dist', file), 'utf8');

const put = (files: Record<string, string>, at?: Date): void =>
  putBuild(write('new', files), join(folder, 'dist'), { now: at });

const first = { 'page.11111111.js': 'one', 'remote.json': 'names one', 'side/font.ttf': 'font' };
const second = { 'page.22222222.js': 'two', 'remote.json': 'names two', 'side/font.ttf': 'font' };

test('the files of the previous build stay, and files without a hash are replaced', () => {
  put(first);
  put(second);
  expect(read('page.11111111.js')).toBe('one');
  expect(read('page.22222222.js')).toBe('two');
  expect(read('remote.json')).toBe('names two');
  expect(builtFilesIn(join(folder, 'dist')).sort()).toEqual(Object.keys(second).sort());
});

test('a replaced file is removed a week after it was replaced, whatever its age', () => {
  put(first, new Date('2026-01-01T00:00:00Z'));
  put(second, new Date('2026-03-01T00:00:00Z'));
  put(second, new Date('2026-03-07T00:00:00Z'));
  expect(read('page.11111111.js')).toBe('one');
  put(second, new Date('2026-03-09T00:00:00Z'));
  expect(() => read('page.11111111.js')).toThrow(/ENOENT/);
  expect(read('page.22222222.js')).toBe('two');
});

test('a file that a later build contains again no longer counts as replaced', () => {
  put(first, new Date('2026-01-01T00:00:00Z'));
  put(second, new Date('2026-01-02T00:00:00Z'));
  put(first, new Date('2026-01-03T00:00:00Z'));
  put(first, new Date('2026-01-30T00:00:00Z'));
  expect(builtFilesIn(join(folder, 'dist')).sort()).toEqual(Object.keys(first).sort());
  expect(readdirSync(join(folder, 'dist')).sort()).toEqual(
    ['.replaced.json', 'page.11111111.js', 'remote.json', 'side'].sort(),
  );
});

test('a release of the same version finds the same files, although older ones are beside them', () => {
  put(first);
  put(second);
  const built = write('released', second);
  expect(placeVersion(built, join(folder, 'dist'))).toBe(false);
  write('released', { 'remote.json': 'names three' });
  expect(() => placeVersion(built, join(folder, 'dist'))).toThrow(/1 files differ, such as remote\.json/);
});

test('a part of a build leaves the files of the other part as they are', () => {
  put(first);
  putBuild(write('new', { 'embed.js': 'e', 'embed-room.11111111.js': 'r' }), join(folder, 'dist'), {
    isPart: (file) => file.startsWith('embed'),
  });
  putBuild(write('new', { 'embed.js': 'f' }), join(folder, 'dist'), {
    isPart: (file) => file.startsWith('embed'),
  });
  expect(read('embed.js')).toBe('f');
  expect(builtFilesIn(join(folder, 'dist')).sort()).toEqual([...Object.keys(first), 'embed.js'].sort());
});
