import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sample, signIn } from './support/people';
import { withStarted } from './support/startedThings';
import { startSite } from './support/startSite';
import { expect, test, watchConsole } from './support/test';

const dist = join(__dirname, '../dist');

interface RegistryFile {
  remotes: Record<string, { baseUrl: string; entry: string }>;
}
const registry = JSON.parse(readFileSync(join(dist, 'registry.json'), 'utf8')) as RegistryFile;

test('each portal’s entry comes from its own versioned folder, and only when it is entered', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/remoteEntry/.test(pathname)) loaded.push(pathname);
  });
  const entryOf = (name: string) => {
    const { baseUrl, entry } = registry.remotes[name] ?? { baseUrl: '', entry: '' };
    expect(baseUrl).toMatch(new RegExp(`^/${name}/\\d+\\.\\d+\\.\\d+/$`));
    return baseUrl + entry;
  };

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The page arrives drawn, before its scripts do.
  await expect.poll(() => new Set(loaded)).toEqual(new Set([entryOf('mf-public')]));

  await signIn(page, sample.student);
  await page.goto('/student/dashboard');
  await expect(page.getByRole('heading', { name: 'My Learning Dashboard' })).toBeVisible();
  expect(loaded).toContain(entryOf('mf-student'));
  expect(loaded).not.toContain(entryOf('mf-tutor'));
});

test('the page has one React, one router, one store and one styled-components, whatever portals it loads', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const counts = { renderers: 0, routers: 0, stores: 0 };
    let version: unknown;
    Object.assign(window, {
      __counts: counts,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        isDisabled: false,
        supportsFiber: true,
        renderers: new Map(),
        inject: () => {
          counts.renderers += 1;
          return counts.renderers;
        },
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
      },
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => {
        counts.stores += 1;
        return (enhancer: unknown) => enhancer;
      },
    });
    Object.defineProperty(window, '__reactRouterVersion', {
      get: () => version,
      set: (value) => {
        version = value;
        counts.routers += 1;
      },
    });
  });
  await signIn(page, sample.parent);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Within one document, so that several portals share it.
  await page.getByRole('link', { name: 'Activity' }).click();
  await expect(page.getByRole('heading', { name: /Welcome Back/ })).toBeVisible();

  const found = await page.evaluate(() => {
    interface Shared {
      lib?: () => unknown;
    }
    interface Instance {
      shareScopeMap: { default: Record<string, Record<string, Shared>> };
    }
    const { __counts, __FEDERATION__ } = window as unknown as {
      __counts: Record<string, number>;
      __FEDERATION__: { __INSTANCES__: Instance[] };
    };
    const instances = __FEDERATION__.__INSTANCES__;
    const copies = (name: string) =>
      new Set(
        instances
          .flatMap(({ shareScopeMap }) => Object.values(shareScopeMap.default?.[name] ?? {}))
          .map((shared) => shared.lib?.())
          .filter(Boolean),
      ).size;
    const names = new Set(instances.flatMap(({ shareScopeMap }) => Object.keys(shareScopeMap.default ?? {})));
    const loaded = [...names].filter((name) => copies(name) > 0);
    return {
      ...__counts,
      portals: instances.length,
      shared: loaded.sort(),
      sharedTwice: loaded.filter((name) => copies(name) > 1),
      styleElements: document.querySelectorAll('style[data-styled]').length,
    };
  });
  expect(found).toEqual({
    renderers: 1,
    routers: 1,
    stores: 1,
    portals: 3,
    shared: expect.arrayContaining([
      'react',
      'react-dom',
      '@paadam/shared/router',
      'styled-components',
      '@paadam/shared/state',
    ]),
    sharedTwice: [],
    styleElements: 1,
  });
});

test('without one portal’s folder the rest works, and Retry brings the portal back in place', async ({
  browser,
}) => {
  await withStarted(async (started) => {
    const folder = mkdtempSync(join(tmpdir(), 'paadam-dist-'));
    started.push(() => rmSync(folder, { recursive: true, force: true }));
    cpSync(dist, folder, { recursive: true });
    renameSync(join(folder, 'mf-student'), join(folder, 'away'));
    const site = await startSite({ distDir: folder });
    started.push(() => site.remove());
    const context = await browser.newContext({ baseURL: site.origin });
    started.push(() => context.close());
    const page = await context.newPage();
    const faults: string[] = [];
    watchConsole(page, faults);

    await signIn(page, sample.student);
    await page.goto('/');
    await page.getByRole('link', { name: /my area/ }).click();
    const panel = page.getByRole('alert').filter({ hasText: 'The student portal' });
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Home' })).toBeVisible();

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tutors' }).click();
    await expect(page.getByRole('heading', { name: 'All Tutors' })).toBeVisible();

    await page.getByRole('link', { name: /my area/ }).click();
    await expect(panel).toBeVisible();
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(panel).toBeVisible();

    // What a reload would lose: the document stays the one that was opened.
    await page.evaluate(() => Object.assign(window, { __sameDocument: true }));
    renameSync(join(folder, 'away'), join(folder, 'mf-student'));
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Learning Dashboard' })).toBeVisible();
    expect(await page.evaluate(() => '__sameDocument' in window)).toBe(true);
    expect(faults.filter((fault) => fault.startsWith('uncaught'))).toEqual([]);

    for (const [who, path, heading] of [
      [sample.tutor, '/tutor/bookings', 'Manage Bookings'],
      [sample.parent, '/parent', /Welcome Back/],
    ] as const) {
      const other = await browser.newContext({ baseURL: site.origin });
      const otherPage = await other.newPage();
      await signIn(otherPage, who);
      await otherPage.goto(path);
      await expect(otherPage.getByRole('heading', { name: heading })).toBeVisible();
      await other.close();
    }
  });
});
