import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pendingEmbeds } from './pendingEmbeds';

const path = 'mf-student/1.0.0/embed.js';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paadam-embeds-'));
  mkdirSync(join(folder, 'mf-student/1.0.0'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));
const say = (state: string) => writeFileSync(join(folder, '.embeds-pending'), state);

it('does not wait where no embed is being built, for another file, or for one that is there', async () => {
  await expect(pendingEmbeds(folder).wait(path)).resolves.toBe('ready');
  say('building');
  await expect(pendingEmbeds(folder).wait('mf-student/1.0.0/remote.js')).resolves.toBe('ready');
  writeFileSync(join(folder, path), '');
  await expect(pendingEmbeds(folder).wait(path)).resolves.toBe('ready');
});

it('waits until the embed is built', async () => {
  say('building');
  const told: string[] = [];
  const waiting = pendingEmbeds(folder)
    .wait(path)
    .then((state) => told.push(state));
  expect(told).toEqual([]);
  writeFileSync(join(folder, path), '');
  rmSync(join(folder, '.embeds-pending'));
  await waiting;
  expect(told).toEqual(['ready']);
});

it('says that an embed could not be built', async () => {
  say('failed');
  await expect(pendingEmbeds(folder).wait(path)).resolves.toBe('failed');
});
