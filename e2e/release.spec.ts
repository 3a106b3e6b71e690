import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { fileHashes } from './support/fileHashes';
import { sample, signIn } from './support/people';
import { serveFolder } from './support/serveFolder';
import { startSite } from './support/startSite';
import { makeTeamCheckout } from './support/teamCheckout';

const dist = join(__dirname, '../dist');

interface Registry {
  remotes: Record<string, { version: string; baseUrl: string; previous?: { version: string } }>;
}

/** @returns the addresses of the parent portal's files that the page has loaded, without their names */
const watchPortal = (page: Page): Set<string> => {
  const folders = new Set<string>();
  page.on('response', (response) => {
    const [folder] = /^.*\/mf-parent\/[^/]+\//.exec(response.url()) ?? [];
    if (folder) folders.add(folder);
  });
  return folders;
};
const activity = (page: Page) => page.getByRole('link', { name: 'Activity' });
const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });

test('a team releases its portal to an origin of its own while the site runs, and takes it back', async ({
  browser,
}) => {
  // Two builds and a site of its own, on a machine that may be busy with others.
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'paadam-released-'));
  const [served, files] = [join(folder, 'served'), join(folder, 'files')];
  cpSync(dist, served, { recursive: true });
  mkdirSync(files);
  const team = makeTeamCheckout('mf-parent');
  const host = await serveFolder(files);
  const site = await startSite({ distDir: served, environment: { REMOTE_ORIGINS: host.origin } });
  const context = await browser.newContext({ baseURL: site.origin });
  const registry = (): Registry => JSON.parse(readFileSync(join(served, 'registry.json'), 'utf8'));
  const release = () =>
    team.run('release', '--to', served, '--files', files, '--base-url', `${host.origin}/`);
  try {
    const before = registry();
    const current = before.remotes['mf-parent'];
    const ownFolder = site.origin + current?.baseUrl;
    const filesBefore = fileHashes(served);

    const open = await context.newPage();
    const openLoads = watchPortal(open);
    await signIn(open, sample.parent);
    await open.goto('/');
    await expect(activity(open)).toBeVisible();
    openLoads.clear();

    await test.step('a release changes one row and nobody else’s files', async () => {
      team.setVersion('99.1.0');
      team.say('Welcome Back', 'Good to see you');
      const released = await release();
      expect(released).toMatchObject({
        code: 0,
        output: expect.stringContaining('mf-parent 99.1.0 is live'),
      });
      const { 'registry.json': _, ...others } = fileHashes(served);
      const { 'registry.json': __, ...othersBefore } = filesBefore;
      expect(others).toEqual(othersBefore);
      const { remotes } = registry();
      expect(remotes['mf-parent']).toMatchObject({
        version: '99.1.0',
        baseUrl: `${host.origin}/mf-parent/99.1.0/`,
        previous: { version: current?.version },
      });
      expect({ ...remotes, 'mf-parent': current }).toEqual(before.remotes);
    });

    await test.step('a page that was open goes on with the version that it started with', async () => {
      await activity(open).click();
      await expect(heading(open, 'Welcome Back')).toBeVisible();
      expect([...openLoads]).toEqual([ownFolder]);
    });

    const fresh = await context.newPage();
    const freshLoads = watchPortal(fresh);
    await test.step('the next page load has the new version', async () => {
      await fresh.goto('/parent/dashboard');
      await expect(heading(fresh, 'Good to see you')).toBeVisible();
      expect([...freshLoads]).toEqual([`${host.origin}/mf-parent/99.1.0/`]);
    });

    await test.step('after a rollback the next page load has the old one, and the open page is as it was', async () => {
      expect(await team.run('rollback', '--to', served)).toMatchObject({ code: 0 });
      const afterwards = await context.newPage();
      const loads = watchPortal(afterwards);
      await afterwards.goto('/parent/dashboard');
      await expect(heading(afterwards, 'Welcome Back')).toBeVisible();
      expect([...loads]).toEqual([ownFolder]);
      await fresh.getByRole('link', { name: 'Home' }).first().click();
      await activity(fresh).click();
      await expect(heading(fresh, 'Good to see you')).toBeVisible();
    });

    await test.step('what was built once is built again with the same bytes, and is live again', async () => {
      expect(await release()).toMatchObject({
        code: 0,
        output: expect.stringContaining('has the same files already'),
      });
      await open.goto('/parent/dashboard');
      await expect(heading(open, 'Good to see you')).toBeVisible();
    });
  } finally {
    await context.close();
    await site.remove();
    await host.stop();
    team.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});
