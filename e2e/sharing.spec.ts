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
    expect.arrayContaining(['react', 'react-dom', 'react-router-dom', 'redux', '@paadam/shared/portal']),
  );
  for (const [name, { singleton }] of Object.entries(shared)) expect([name, singleton]).toEqual([name, true]);
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

test('a portal that brings a copy of its own is found', async () => {
  const builds = withParentSharing((shared) => {
    shared.react = { ...shared.react, version: '19.0.0' };
  });
  const { code, output } = await check(builds);
  expect(code).toBe(1);
  expect(output).toBe('react: mf-parent brings a copy of its own\n');
});
