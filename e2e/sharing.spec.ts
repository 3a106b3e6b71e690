import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runNode } from './support/runProcess';

const root = join(__dirname, '..');
const check = (...parameters: string[]) =>
  runNode([join(root, 'scripts/test/checkSharing.mjs'), ...parameters]);
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

type Shared = Record<string, { requiredVersion?: string; version?: string; singleton?: boolean }>;

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paadam-sharing-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @returns where the descriptions of the builds are, that of the parent portal changed */
const withParentSharing = (change: (shared: Shared) => void): string => {
  for (const name of ['shell', 'mf-public', 'mf-tutor', 'mf-student', 'mf-parent']) {
    const { version } = readJson(join(root, name, 'package.json'));
    const path = join(name, version, name === 'shell' ? 'shell.json' : 'remote.json');
    const described = readJson(join(root, 'dist', path));
    if (name === 'mf-parent') change(described.shared);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(described));
  }
  return folder;
};

test('the builds agree on every dependency that they share, each of which there may be once', async () => {
  expect(await check()).toEqual({ code: 0, output: 'The builds agree on what they share.\n' });
  const { version } = readJson(join(root, 'shell/package.json'));
  const { shared } = readJson(join(root, 'dist/shell', version, 'shell.json')) as { shared: Shared };
  expect(Object.keys(shared)).toEqual(
    expect.arrayContaining(['react', 'react-dom', '@paadam/shared/router', 'redux', '@paadam/shared/portal']),
  );
  // What the shell only brings, and does not ask for itself, is asked for by portals alone.
  const tutor = readJson(join(root, 'mf-tutor/package.json')).version;
  const ofTutor = readJson(join(root, 'dist/mf-tutor', tutor, 'remote.json')).shared as Shared;
  for (const [name, facts] of Object.entries(shared)) {
    const { singleton } = facts.requiredVersion ? facts : { ...ofTutor[name] };
    expect([name, singleton]).toEqual([name, true]);
  }
});

test.describe('a build that shares otherwise is found', () => {
  for (const [what, fact, value] of [
    ['another range', 'requiredVersion', '^20.0.0'],
    ['copies beside the shell’s', 'singleton', false],
  ] as const) {
    test(`by ${what}`, async () => {
      const builds = withParentSharing((shared) => {
        shared.react = { ...shared.react, [fact]: value };
      });
      const { code, output } = await check(builds);
      expect(code).toBe(1);
      expect(output).toContain(`react: ${fact} is `);
      expect(output).toContain(`, ${value} in mf-parent\n`);
    });
  }
});

test('a portal that asks for what the shell does not bring is found', async () => {
  const builds = withParentSharing((shared) => {
    shared.immer = { requiredVersion: '^11.0.0', singleton: true };
  });
  const { code, output } = await check(builds);
  expect(code).toBe(1);
  expect(output).toBe('immer: mf-parent asks for it, and the shell does not bring it\n');
});

test('a portal that asks for names which the shell has not got yet is found, and one that does with older ones is not', async () => {
  const { version } = readJson(join(root, 'shared/package.json'));
  const [major] = version.split('.');
  const asks = (range: string) =>
    check(
      withParentSharing((shared) => {
        shared['@paadam/shared/ui'] = { ...shared['@paadam/shared/ui'], requiredVersion: range };
      }),
    );
  expect(await asks(`^${major}.0.0`)).toMatchObject({ code: 0 });
  expect(await asks(`^${major}.99.0`)).toEqual({
    code: 1,
    output: `@paadam/shared/ui: mf-parent asks for ^${major}.99.0, and the shell brings ${version}\n`,
  });
});

test('a portal that brings a copy of its own is found', async () => {
  const builds = withParentSharing((shared) => {
    shared.react = { ...shared.react, version: '19.0.0' };
  });
  const { code, output } = await check(builds);
  expect(code).toBe(1);
  expect(output).toBe('react: mf-parent brings a copy of its own\n');
});

test.describe('a portal requires of each shared entry the newest version among the names that it uses', () => {
  const names = {
    '1.0.0': {
      '@paadam/shared/state': ['one'],
      '@paadam/shared/ui': ['Card', 'Chip'],
      '@paadam/shared/portal': [],
    },
    '1.1.0': { '@paadam/shared/state': ['two'] },
    '1.2.0': { '@paadam/shared/state': ['three'], '@paadam/shared/ui': ['Table'] },
    // Listed once more: it has got a prop.
    '1.3.0': { '@paadam/shared/ui': ['Chip'] },
  };
  const paadamShared = {
    'package.json': JSON.stringify({
      name: '@paadam/shared',
      version: '1.4.0',
      sideEffects: false,
      exports: { './domain': './domain/index.ts' },
    }),
    'exportedNames.json': JSON.stringify(names),
    'domain/index.ts': "export { later } from './later'; export { now } from './now';",
    'domain/later.ts': "import { three } from '@paadam/shared/state'; export const later = () => three;",
    'domain/now.ts': "import { two } from '@paadam/shared/state'; export const now = () => two;",
  };

  const writeFiles = (to: string, files: Record<string, string>): void => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(to, name)), { recursive: true });
      writeFileSync(join(to, name), text);
    }
  };

  /** @returns what a portal with that page requires of its entries */
  const required = async (page: string): Promise<Record<string, string | undefined>> => {
    // Below the checkout, so that its packages are found, but for the one that is planted.
    mkdirSync(join(root, '.cache'), { recursive: true });
    const site = mkdtempSync(join(root, '.cache/portal-'));
    try {
      writeFiles(join(site, 'node_modules/@paadam/shared'), paadamShared);
      const remote = {
        name: 'mf-small',
        contract: 1,
        routes: [{ id: 'page', path: '/small', chunk: 'page' }],
      };
      writeFiles(join(site, 'mf-small'), {
        'package.json': '{"version": "1.0.0"}',
        'remote.json': JSON.stringify(remote),
        'webpack.config.js': `module.exports = require('${root}/webpack.shared.js').remoteConfig(__dirname);`,
        'src/remote.tsx': "export default () => import(/* webpackChunkName: 'page' */ './page');",
        'src/page.tsx': page,
      });
      const built = await runNode([
        join(__dirname, 'support/buildCopies.mjs'),
        join(site, 'mf-small/webpack.config.js'),
        join(site, 'built'),
      ]);
      expect(built).toEqual({ code: 0, output: '' });
      const { shared }: { shared: Shared } = readJson(join(site, 'built/remote.json'));
      return Object.fromEntries(Object.entries(shared).map(([name, asked]) => [name, asked.requiredVersion]));
    } finally {
      rmSync(site, { recursive: true, force: true });
    }
  };

  test('also in what is compiled into it, but not in types and in what it never runs', async () => {
    const page = `
      import { now } from '@paadam/shared/domain';
      import { one, type three } from '@paadam/shared/state';
      import { Card, Table } from '@paadam/shared/ui';
      const unused = () => Table;
      export type Three = typeof three;
      export default () => [now(), one, Card];`;
    expect(await required(page)).toEqual({ '@paadam/shared/state': '^1.1.0', '@paadam/shared/ui': '^1.0.0' });
  });

  test('the newest of all where it takes an entry as a whole or a name that nobody listed, and where a name got more to it', async () => {
    const page = `
      import * as portal from '@paadam/shared/portal';
      import { unlisted } from '@paadam/shared/state';
      import { Chip } from '@paadam/shared/ui';
      export default () => [portal, unlisted, Chip];`;
    expect(await required(page)).toEqual({
      '@paadam/shared/portal': '^1.4.0',
      '@paadam/shared/state': '^1.4.0',
      '@paadam/shared/ui': '^1.3.0',
    });
  });
});
