import { mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { registryRow } from '../../development/testing/registryRow';
import { PortalFiles } from './portalFiles';

const row = (version: string, name = 'mf-parent') =>
  registryRow({ name, version, routes: [{ path: '/parent' }] });
const parent = row('1.0.0');
/** One that a release must not have. */
const withRemote = (changes: object) => ({ ...row('1.1.0'), remote: { ...row('1.1.0').remote, ...changes } });

let folder: string;
let files: PortalFiles;
const error = jest.fn();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paadam-edge-'));
  error.mockClear();
  files = new PortalFiles({ distDir: folder, staging: false }, { error } as unknown as FastifyBaseLogger);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = () => join(folder, 'registry.json');
/** As a release does it. */
const replace = (text: string) => {
  writeFileSync(`${path()}.new`, text);
  renameSync(`${path()}.new`, path());
};
const release = (remotes: Record<string, unknown>) => replace(JSON.stringify({ remotes }));
const versions = () =>
  Object.fromEntries(Object.entries(files.registry.remotes).map(([name, { version }]) => [name, version]));

test('the registry is the one that stands there now', () => {
  expect([files.registry, files.registryFile]).toEqual([{ remotes: {} }, null]);
  release({ 'mf-parent': parent });
  expect(versions()).toEqual({ 'mf-parent': '1.0.0' });
  const before = files.registry;
  expect(files.registry).toBe(before);
  release({ 'mf-parent': row('1.1.0') });
  expect(versions()).toEqual({ 'mf-parent': '1.1.0' });
});

test('a release within the same tick of the clock, with a file as long as the one before, is noticed', () => {
  release({ 'mf-parent': row('1.1.0') });
  const { atime, mtime, size } = statSync(path());
  expect(versions()).toEqual({ 'mf-parent': '1.1.0' });
  release({ 'mf-parent': row('1.2.0') });
  utimesSync(path(), atime, mtime);
  expect(statSync(path()).size).toBe(size);
  expect(versions()).toEqual({ 'mf-parent': '1.2.0' });
});

test.each([
  ['half of one', '{"remotes":{"mf-parent":{"version":"1.1.0","base'],
  ['empty', ''],
  ['no registry', '{"remote":{}}'],
  ['a list', '[]'],
  ['null', 'null'],
])('where the file is %s, the last good one stays, and that is logged once', (_, text) => {
  release({ 'mf-parent': parent });
  const before = files.registryFile;
  replace(text);
  expect(versions()).toEqual({ 'mf-parent': '1.0.0' });
  expect(files.registryFile).toEqual(before);
  expect(error.mock.calls).toEqual([
    [expect.objectContaining({ file: path() }), expect.stringContaining('last good')],
  ]);
  release({ 'mf-parent': row('1.1.0') });
  expect(versions()).toEqual({ 'mf-parent': '1.1.0' });
});

test('where the file is gone, the last good one stays', () => {
  release({ 'mf-parent': parent });
  expect(versions()).toEqual({ 'mf-parent': '1.0.0' });
  rmSync(path());
  expect(versions()).toEqual({ 'mf-parent': '1.0.0' });
  expect(error).toHaveBeenCalledTimes(1);
});

test.each([
  ['no object', 7],
  ['no address', { ...row('1.1.0'), baseUrl: undefined }],
  ['no entry', { ...row('1.1.0'), entry: 1 }],
  ['a hash that browsers pass over', { ...row('1.1.0'), integrity: 'md5-x' }],
  ['no declaration', { ...row('1.1.0'), remote: null }],
  ['another’s declaration', withRemote({ name: 'mf-public' })],
  ['no landing', withRemote({ landing: undefined })],
  ['no menu', withRemote({ nav: undefined })],
  ['an item without a path', withRemote({ nav: [{ label: 'Home', for: 'everyone', order: 1 }] })],
  ['no list of routes', withRemote({ routes: {} })],
  ['a route without a path', withRemote({ routes: [{ id: 'x', chunk: 'x', files: [] }] })],
  ['a route without files', withRemote({ routes: [{ id: 'x', path: '/', chunk: 'x' }] })],
  [
    'roles that are no list',
    withRemote({ routes: [{ id: 'x', path: '/', chunk: 'x', files: [], roles: 'tutor' }] }),
  ],
])('a row with %s stays as it was, is logged, and costs no other its release', (_, unsound) => {
  const tutor = (version: string) => row(version, 'mf-tutor');
  release({ 'mf-parent': parent, 'mf-tutor': tutor('1.0.0') });
  expect(versions()).toEqual({ 'mf-parent': '1.0.0', 'mf-tutor': '1.0.0' });
  release({ 'mf-parent': unsound, 'mf-tutor': tutor('1.1.0'), 'mf-student': unsound });
  expect(versions()).toEqual({ 'mf-parent': '1.0.0', 'mf-tutor': '1.1.0' });
  expect(error.mock.calls.map(([facts]) => facts.remote)).toEqual(['mf-parent', 'mf-student']);
  expect(JSON.parse(files.registryFile?.text ?? '')).toEqual(files.registry);
});

test('a row before it that could not be gone back to costs the way back alone, and is logged', () => {
  release({ 'mf-parent': { ...row('1.1.0'), previous: { version: '1.0.0' } } });
  expect(versions()).toEqual({ 'mf-parent': '1.1.0' });
  expect(files.registry?.remotes['mf-parent']).not.toHaveProperty('previous');
  expect(error.mock.calls).toEqual([
    [expect.objectContaining({ remote: 'mf-parent' }), expect.stringContaining('gone back to')],
  ]);
});

test('servers that share a registry tag it alike, and a release gives it another tag', () => {
  release({ 'mf-parent': parent });
  const { etag } = files.registryFile ?? {};
  const other = new PortalFiles({ distDir: folder, staging: false }, {
    error,
  } as unknown as FastifyBaseLogger);
  release({ 'mf-parent': parent });
  expect(other.registryFile?.etag).toBe(etag);
  release({ 'mf-parent': row('1.1.0') });
  expect(files.registryFile?.etag).not.toBe(etag);
});

describe('a shell that was built for staging', () => {
  const shellOf = (version: string, staging?: boolean) => ({
    baseUrl: `/shell/${version}/`,
    scripts: [],
    preload: [],
    fonts: [],
    icon: null,
    staging,
  });
  const deploy = (shell: object) => writeFileSync(join(folder, 'shell.json'), JSON.stringify(shell));

  test('is not served by a server that is not for staging, which keeps the one before and says why', () => {
    deploy(shellOf('1.0.0', true));
    expect(files.shell).toBeNull();
    deploy(shellOf('1.0.0'));
    expect(files.shell?.baseUrl).toBe('/shell/1.0.0/');
    deploy(shellOf('1.1.0', true));
    expect(files.shell?.baseUrl).toBe('/shell/1.0.0/');
    expect(error.mock.calls.map(([{ err }]) => err.message)).toEqual(
      Array(2).fill(expect.stringMatching(/built for staging.*STAGING=1/)),
    );
  });

  test('is served by one that is', () => {
    const log = { error } as unknown as FastifyBaseLogger;
    deploy(shellOf('1.0.0', true));
    expect(new PortalFiles({ distDir: folder, staging: true }, log).shell?.baseUrl).toBe('/shell/1.0.0/');
    expect(error).not.toHaveBeenCalled();
  });
});
