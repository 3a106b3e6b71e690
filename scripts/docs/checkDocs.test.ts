import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultsOf, linksIn, pathsIn } from './checkDocs.mjs';

test('links that are relative are found, without their anchors', () => {
  expect(linksIn('[a](docs/a.md#top) ![b](b.jpg) [c](https://c.example) [d](#here)')).toEqual([
    'docs/a.md',
    'b.jpg',
  ]);
});

test('paths are what stands in backticks and begins with a name of the root', () => {
  const tops = new Set(['shared', 'docs']);
  expect(pathsIn('`shared/src/api` `tutors/list` `shared` `docs/a.md` `dist/x`', tops)).toEqual([
    'shared/src/api',
    'docs/a.md',
  ]);
});

describe('a page', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'paadam-docs-'));
    mkdirSync(join(folder, 'docs'));
    writeFileSync(join(folder, 'docs/a.md'), '');
    writeFileSync(join(folder, 'docs/code.ts'), '');
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const faults = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
    return faultsOf(folder, file);
  };

  test('may name what exists, also without its extension', () => {
    expect(faults('docs/b.md', '[a](a.md) `docs/a.md` `docs/code` `docs/`')).toEqual([]);
  });

  test('may not name what does not exist', () => {
    expect(faults('docs/b.md', '[a](c.md) `docs/gone`')).toEqual([
      'docs/b.md links to docs/c.md, which does not exist',
      'docs/b.md names docs/gone, which does not exist',
    ]);
  });

  test('is short if it is the README', () => {
    expect(faults('README.md', 'line\n'.repeat(100))).toEqual([]);
    expect(faults('README.md', 'line\n'.repeat(101))).toEqual(['README.md has 101 lines: at most 100']);
  });
});
