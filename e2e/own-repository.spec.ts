import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sample, signIn } from './support/people';
import { startProcess } from './support/runProcess';
import { withStarted } from './support/startedThings';
import { startSite } from './support/startSite';
import { expect, test } from './support/test';

const root = join(__dirname, '..');
const { features }: { features: string[] } = require('../features/order.cjs');
const section = /## A portal in a repository of its own\n([\s\S]*?)(?:\n## |$)/.exec(
  readFileSync(join(root, 'docs/portals.md'), 'utf8'),
)?.[1];
const [pack = '', install = '', types = '', release = ''] = [
  ...(section ?? '').matchAll(/^ {4}(np[mx] .*?)\s*(?:#.*)?$/gm),
].map(([, command]) => command);

test('a portal outside the checkout is built from the packed packages, held to the contract, released and shown', async ({
  browser,
}) => {
  // Packages are installed, a portal is built twice and a site started, on a machine that may be busy with others.
  test.setTimeout(600_000);
  await withStarted(async (started) => {
    const srv = mkdtempSync(join(tmpdir(), 'paadam-own-'));
    started.push(() => rmSync(srv, { recursive: true, force: true }));
    const [served, packages, portal] = [
      join(srv, 'paadam/dist'),
      join(srv, 'packages'),
      join(srv, 'tutor-portal'),
    ];
    cpSync(join(root, 'dist'), served, { recursive: true });
    cpSync(join(__dirname, 'portal'), portal, { recursive: true });

    /** The command of the docs, with its places as they are here. */
    const run = (command: string, cwd: string) => {
      const [program = '', ...parameters] = command
        .replaceAll('/srv/', `${srv}/`)
        .split(' ')
        .flatMap((word) =>
          word.endsWith('/*.tgz') ? readdirSync(packages).map((file) => join(packages, file)) : [word],
        );
      return startProcess(program, parameters, {
        cwd,
        // What the checkout's own installation left in the cache need not be fetched again.
        environment: { npm_config_prefer_offline: 'true', npm_config_audit: 'false' },
      }).ended;
    };

    await test.step('the packages are packed, and are all that it installs', async () => {
      expect(await run(pack, root)).toMatchObject({ code: 0 });
      expect(await run(install, portal)).toMatchObject({ code: 0 });
      const { dependencies } = JSON.parse(readFileSync(join(portal, 'package.json'), 'utf8'));
      const packed = ['build', 'shared', ...features].map((name) => `@paadam/${name}`);
      expect(Object.keys(dependencies).sort()).toEqual(packed.sort());
    });

    await test.step('its types are held to the contract', async () => {
      expect(await run(types, portal)).toEqual({ code: 0, output: expect.any(String) });
      const file = join(portal, 'src/remote.tsx');
      const sound = readFileSync(file, 'utf8');
      writeFileSync(file, sound.replace('contract: 1', "contract: '1'"));
      const { code, output } = await run(types, portal);
      expect(code).not.toBe(0);
      expect(output).toContain('src/remote.tsx');
      writeFileSync(file, sound);
    });

    const site = await startSite({ distDir: served });
    started.push(() => site.remove());
    const context = await browser.newContext({ baseURL: site.origin });
    started.push(() => context.close());
    const page = await context.newPage();
    await signIn(page, sample.tutor);

    await test.step('it is released into the site that runs', async () => {
      expect(await run(release, portal)).toMatchObject({
        code: 0,
        output: expect.stringContaining('mf-tutor 7.0.0 is live'),
      });
    });

    await test.step('the shell shows it, with the page’s own session, router and React', async () => {
      await page.goto('/tutor');
      await expect(page.getByRole('heading', { level: 1, name: 'A panel of its own' })).toBeVisible();
      const { name } = (await (await page.request.get('/api/refresh_auth')).json()).data;
      await expect(page.getByText(`It knows ${name} from the page’s own store.`)).toBeVisible();
      await page.getByRole('button', { name: 'Counted 0' }).click();
      await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'About' }).click();
      await expect(page).toHaveURL('/about');
    });
  });
});
