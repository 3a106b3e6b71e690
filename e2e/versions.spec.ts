import type { Page } from '@playwright/test';
import type { Fault } from './support/faultyHost';
import { expect, type HostedSite, type Rows, test } from './support/hostedSite';
import { expectLoads } from './support/loadFigures';
import {
  closePage,
  enter,
  headingOf,
  makePatient,
  ofPortal,
  openPage,
  openPatient,
  openStill,
  type Portal,
  portalNamed,
  portals,
} from './support/portals';

/** @returns the versions of a portal that the page has loaded files of */
const watchVersions = (page: Page, name: string): Set<string> => {
  const versions = new Set<string>();
  page.on('requestfinished', (request) => {
    const [, version] = new RegExp(`/${name}/([^/]+)/.*\\.js`).exec(request.url()) ?? [];
    if (version) versions.add(version);
  });
  return versions;
};

/** Makes rows live while `run` runs. */
const withRows = async (hosted: HostedSite, rows: Rows, run: () => Promise<unknown>): Promise<void> => {
  hosted.setRows(rows);
  try {
    await run();
  } finally {
    hosted.setRows(hosted.rows);
  }
};

test('a version that cannot load is replaced by the one before, and that is reported', async ({
  browser,
  hosted,
}) => {
  const faultOf: Record<string, [fault: Fault, part: string, stage: string, outcome: string]> = {
    'mf-public': ['missing', '/remoteEntry.', 'entry', 'failed'],
    'mf-tutor': ['silent', '/remoteEntry.', 'entry', 'failed'],
    'mf-student': ['changed', '/remote.', 'expose', 'tampered'],
    'mf-parent': ['truncated', '/remote.', 'expose', 'failed'],
  };
  const rows: Rows = {};
  for (const { name, chunk } of portals) {
    const row = hosted.putVersion(name, '99.4.0', { file: `${chunk}.`, edit: (text) => `${text}//` });
    rows[name] = { ...row, previous: hosted.rows[name] };
  }
  const run = async (portal: Portal) => {
    const { name } = portal;
    const [fault, part, stage, outcome] = ofPortal(faultOf, portal);
    const agent = `fallback of ${name}`;
    const { faults } = ofPortal(hosted.hosts, portal);
    faults.set(agent, fault, `/99.4.0${part}`);
    const isSilent = fault === 'silent';
    const page = await (isSilent ? openStill : openPatient)(browser, hosted, portal, agent);
    const { version: before } = ofPortal(hosted.rows, portal);
    const reported = [
      { remote: name, version: '99.4.0', stage, outcome },
      { remote: name, version: '99.4.0', stage: 'entry', outcome: 'replaced' },
      { remote: name, version: before, stage: 'expose', outcome: 'loaded' },
    ];
    await expectLoads(page, reported, async () => {
      await enter(page, portal);
      if (isSilent) {
        await expect.poll(() => faults.met(agent)).toBeGreaterThan(0);
        // Asked for by what loads the portal, and not only by a preload of the document's.
        await expect(page.locator(`head script[src*="/99.4.0${part}"]`)).toBeAttached();
        // The other version's time runs only once all of it is there.
        const replaced = page.waitForEvent('requestfinished', (request) =>
          request.url().includes(`/${name}/${before}/${portal.chunk}.`),
        );
        await page.clock.fastForward(5_000);
        await replaced;
        await page.clock.resume();
      }
      await expect(headingOf(page, portal)).toBeVisible();
    });
    // What a reload would bring is the version that failed.
    await expect(page.getByText('A newer version')).toHaveCount(0);
    await closePage(page);
  };
  await withRows(hosted, rows, () => Promise.all(portals.map(run)));
});

test('an open page keeps its versions, and is offered a reload when the portal that it enters is newer', async ({
  browser,
  hosted,
}) => {
  const portal = portalNamed('mf-student');
  const row = ofPortal(hosted.rows, portal);
  const newer = hosted.putVersion(portal.name, '99.5.0', {
    file: `${portal.chunk}.`,
    edit: (text) => `${text}//`,
  });
  const page = await openPage(browser, hosted, portal, 'open page');
  await page.clock.install();
  await makePatient(page);
  const versions = watchVersions(page, portal.name);
  const about = page.getByRole('heading', { level: 1, name: 'About Us' });
  const welcome = page.getByRole('heading', { level: 1, name: 'My Learning Dashboard' });
  const notice = page.getByText('A newer version of the student portal is ready.');
  await page.goto('/about');
  await expect(about).toBeVisible();

  await withRows(hosted, { ...hosted.rows, [portal.name]: { ...newer, previous: row } }, async () => {
    // It asks once a minute at most.
    await page.clock.fastForward('02:00');
    await page.getByRole('link', { name: /my area/ }).click();
    await expect(welcome).toBeVisible();
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(notice).toHaveCount(0);
    await expect(welcome).toBeVisible();

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
    await expect(about).toBeVisible();
    await page.getByRole('link', { name: /my area/ }).click();
    expect([...versions]).toEqual([row.version]);
    versions.clear();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => [...versions]).toEqual([newer.version]);
    await expect(welcome).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
  await closePage(page);
});

test('a portal that needs another version of what is shared asks for a refresh, and does not run', async ({
  browser,
  hosted,
}) => {
  const portal = portalNamed('mf-student');
  const newer = hosted.putVersion(portal.name, '99.6.0', {
    file: 'remoteEntry.',
    edit: (text) => text.replaceAll('requiredVersion:"^19.0.0"', 'requiredVersion:"^20.0.0"'),
  });
  const rows = { ...hosted.rows, [portal.name]: { ...newer, previous: ofPortal(hosted.rows, portal) } };
  await withRows(hosted, rows, async () => {
    const page = await openPatient(browser, hosted, portal, 'another version of React');
    await enter(page, portal);
    const panel = page.getByRole('main').getByRole('alert');
    await expect(panel).toContainText('The student portal needs a refresh');
    await expect(panel.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    hosted.setRows(hosted.rows);
    await panel.getByRole('button', { name: 'Reload' }).click();
    await expect(headingOf(page, portal)).toBeVisible();
    await closePage(page);
  });
});
