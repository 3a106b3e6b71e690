import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageToDraw, Registry } from '@paadam/shared/contract';
import { LiveSite, portalThatDraws, soundShell } from '../../development/testing/liveSite';
import { makeTemporaryFolder, removeDataDir } from '../../development/testing/temporaryFolder';
import type { DrawingShell } from './liveBuilds';
import { PageRenderer } from './PageRenderer';

let distDir: string;
let shell: DrawingShell;
let registry: Registry;
beforeAll(async () => {
  distDir = await makeTemporaryFolder(0o700);
  const site = new LiveSite(distDir);
  await site.releaseShell(soundShell);
  await site.releasePortal(portalThatDraws('console.log("drawn"); return "<h1>" + page.pathname + "</h1>";'));
  shell = JSON.parse(await readFile(join(distDir, 'shell.json'), 'utf8'));
  registry = JSON.parse(await readFile(join(distDir, 'registry.json'), 'utf8'));
});
afterAll(() => removeDataDir(distDir));

const page = { pathname: '/', portal: { name: 'mf-public' }, session: null } as unknown as PageToDraw;
const log = { error: () => {}, warn: () => {} };
const makeCall = async () => ({ status: 503, text: '' });
const start = () =>
  new PageRenderer({ distDir, log, count: () => {}, limits: { page: 20_000, start: 20_000 } });

/** What of threads would keep this process from its end. */
const ports = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;

it('keeps no process from its end, also with a thread that has drawn and printed', async () => {
  const before = ports();
  const drawing = start();
  const drawn = await drawing.draw({ shell, registry, page, makeCall });
  expect(drawn?.html).toContain('<h1>/</h1>');
  expect(ports()).toBe(before);
  await drawing.stop();
});

it('starts no thread once it has stopped, as where a server ends while it is still starting', async () => {
  const drawing = start();
  await drawing.stop();
  await drawing.warmUp({ shell, registry, page });
  expect(await drawing.draw({ shell, registry, page, makeCall })).toBeNull();
  expect(drawing.threads).toBe(0);
});
