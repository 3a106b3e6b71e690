import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { fileHashes } from './support/fileHashes';
import { sample, signIn } from './support/people';
import { serveFolder } from './support/serveFolder';
import { withStarted } from './support/startedThings';
import { startSite } from './support/startSite';
import { makeTeamCheckout } from './support/teamCheckout';

const root = join(__dirname, '..');
const guide = readFileSync(join(root, 'docs/releasing.md'), 'utf8');
const [release = '', rollback = '', releaseElsewhere = ''] = [
  ...guide.matchAll(/^ {4}(npm run .*?)\s*(?:#.*)?$/gm),
].map(([, command]) => command);

interface Registry {
  remotes: Record<string, { version: string; baseUrl: string; previous?: { version: string } }>;
}

/** @returns the addresses of the tutor panel's files that the page has loaded, without their names */
const watchPortal = (page: Page): Set<string> => {
  const folders = new Set<string>();
  page.on('response', (response) => {
    const [folder] = /^.*\/mf-tutor\/[^/]+\//.exec(response.url()) ?? [];
    if (folder) folders.add(folder);
  });
  return folders;
};
const bookings = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bookings' });
const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });

test('a team that follows the docs releases its portal while the site runs, takes it back, and moves it to an origin of its own', async ({
  browser,
}) => {
  // Two builds and a site of its own, on a machine that may be busy with others.
  test.setTimeout(600_000);
  expect(guide.trim().split('\n').length).toBeLessThan(40);
  await withStarted(async (started) => {
    const srv = mkdtempSync(join(tmpdir(), 'paadam-srv-'));
    started.push(() => rmSync(srv, { recursive: true, force: true }));
    const [served, files] = [join(srv, 'paadam/dist'), join(srv, 'tutor')];
    cpSync(join(root, 'dist'), served, { recursive: true });
    mkdirSync(files);
    const team = makeTeamCheckout('mf-tutor');
    started.push(() => team.remove());
    const host = await serveFolder(files);
    started.push(() => host.stop());
    const site = await startSite({ distDir: served, environment: { REMOTE_ORIGINS: host.origin } });
    started.push(() => site.remove());
    const context = await browser.newContext({ baseURL: site.origin });
    started.push(() => context.close());
    const registry = (): Registry => JSON.parse(readFileSync(join(served, 'registry.json'), 'utf8'));
    /** The command of the docs, with its places and its address as they are here. */
    const run = (command: string) =>
      team.run(command.replaceAll('/srv/', `${srv}/`).replace('https://tutor.lessons.example', host.origin));
    const before = registry();
    const current = before.remotes['mf-tutor'];
    const [ownFolder, newFolder] = [site.origin + current?.baseUrl, `${site.origin}/mf-tutor/99.1.0/`];
    const filesBefore = fileHashes(served);

    const open = await context.newPage();
    const openLoads = watchPortal(open);
    await signIn(open, sample.tutor);
    await open.goto('/about');
    await expect(bookings(open)).toBeVisible();
    openLoads.clear();

    await test.step('a release adds a folder, changes one row, and touches nobody else’s files', async () => {
      team.setVersion('99.1.0');
      team.say('Manage Bookings', 'Your Bookings');
      expect(await run(release)).toMatchObject({
        code: 0,
        output: expect.stringContaining('mf-tutor 99.1.0 is live'),
      });
      const { 'registry.json': _, ...filesNow } = fileHashes(served);
      const { 'registry.json': __, ...others } = filesBefore;
      const added = Object.keys(filesNow).filter((file) => !Object.hasOwn(others, file));
      expect(added.filter((file) => !file.startsWith('mf-tutor/99.1.0/'))).toEqual([]);
      expect(filesNow).toMatchObject(others);
      const { remotes } = registry();
      expect(remotes['mf-tutor']).toMatchObject({
        version: '99.1.0',
        baseUrl: '/mf-tutor/99.1.0/',
        previous: { version: current?.version },
      });
      expect({ ...remotes, 'mf-tutor': current }).toEqual(before.remotes);
    });

    await test.step('a page that was open goes on with the version that it started with', async () => {
      await bookings(open).click();
      await expect(heading(open, 'Manage Bookings')).toBeVisible();
      expect([...openLoads]).toEqual([ownFolder]);
    });

    const fresh = await context.newPage();
    const freshLoads = watchPortal(fresh);
    await test.step('the next page load has the new version', async () => {
      await fresh.goto('/tutor/bookings');
      await expect(heading(fresh, 'Your Bookings')).toBeVisible();
      expect([...freshLoads]).toEqual([newFolder]);
    });

    await test.step('after a rollback the next page load has the old one, and the open page is as it was', async () => {
      expect(await run(rollback)).toMatchObject({ code: 0 });
      const afterwards = await context.newPage();
      const loads = watchPortal(afterwards);
      await afterwards.goto('/tutor/bookings');
      await expect(heading(afterwards, 'Manage Bookings')).toBeVisible();
      expect([...loads]).toEqual([ownFolder]);
      await fresh.getByRole('link', { name: 'About Us' }).first().click();
      await bookings(fresh).click();
      await expect(heading(fresh, 'Your Bookings')).toBeVisible();
    });

    await test.step('neither a release nor a rollback makes live what the live shell cannot run', async () => {
      const file = join(served, 'shell.json');
      const [text, asItWas] = [readFileSync(file, 'utf8'), fileHashes(served)];
      const shell = JSON.parse(text);
      const understood = { lowest: shell.contracts.highest + 1, highest: shell.contracts.highest + 2 };
      const { 'react-redux': ___, ...shared } = shell.shared;
      shared.react = { ...shared.react, version: '18.3.1' };
      // To browsers a prerelease within the range will do.
      shared['styled-components'] = { ...shared['styled-components'], version: '6.9.0-rc.1' };
      writeFileSync(file, JSON.stringify({ ...shell, contracts: understood, shared }));
      for (const command of [release, rollback]) {
        const { code, output } = await run(command);
        expect(code).toBe(1);
        expect(output).toContain(
          `built for contract ${shell.contracts.highest}, and that shell understands ${understood.lowest} to ${understood.highest}.`,
        );
        expect(output).toMatch(/It needs react \^19\S+, and that shell brings 18\.3\.1\./);
        expect(output).not.toContain('styled-components');
        expect(output).toContain('It needs react-redux, which that shell does not bring.');
      }
      writeFileSync(file, text);
      expect(fileHashes(served)).toEqual(asItWas);
    });

    await test.step('the same version goes to an origin of its own, built again with the same bytes', async () => {
      const released = await run(releaseElsewhere);
      expect(released).toMatchObject({ code: 0, output: expect.stringContaining(host.origin) });
      const version = 'mf-tutor/99.1.0';
      expect(fileHashes(join(files, version))).toEqual(fileHashes(join(served, version)));
      openLoads.clear();
      await open.goto('/tutor/bookings');
      await expect(heading(open, 'Your Bookings')).toBeVisible();
      expect([...openLoads]).toEqual([`${host.origin}/${version}/`]);
    });
  });
});
