import type { Page } from '@playwright/test';
import type { Fault, Faults } from './support/faultyHost';
import { expect, type Rows, test } from './support/hostedSite';
import {
  closePage,
  enter,
  expectNeighbour,
  expectOthers,
  expectPanel,
  expectRecovery,
  expectWayRound,
  giveClock,
  goOn,
  goToNeighbour,
  ofPortal,
  openNeighbour,
  openPage,
  openPatient,
  openStill,
  type Portal,
  panelOf,
  portalNamed,
  portals,
  retryInVain,
} from './support/portals';

/** The files that a portal comes in, one after the other, by what their addresses have in them. */
const stagesOf = ({ chunk }: Portal) => ({
  entry: '/remoteEntry.',
  'exposed chunk': '/remote.',
  'page chunk': `/${chunk}.`,
});

const failed = /could not be (loaded|shown)/;
const tooLong = 'took too long to answer';

/** What goes wrong at once, and what the panel says of it. A page instead of a script is not what was released, either. */
const quickFaults: readonly { fault: Fault; reason: string | RegExp }[] = [
  { fault: 'refused', reason: failed },
  { fault: 'missing', reason: failed },
  { fault: 'truncated', reason: failed },
  { fault: 'wrong', reason: 'did not arrive as it was released' },
  { fault: 'changed', reason: 'did not arrive as it was released' },
];

/** The list from that place on and round to it: what fails first fails a page load, what fails later a Retry. */
const from = <Item>(list: readonly Item[], place: number): Item[] =>
  list.map((_, index) => list[(place + index) % list.length] as Item);

/** What the runtime says where a portal that is tried again gets in its own way. */
const watchRegistrations = (page: Page): string[] => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (/already registered/.test(message.text())) warnings.push(message.text());
  });
  return warnings;
};

/**
 * The loader is the same for every portal, so that one meets each fault at each stage on the way into it; the others each
 * meet some below.
 */
const portal = portalNamed('mf-tutor');
const otherPortals = portals.filter(({ name }) => name !== portal.name);

test(`${portal.title} fails alone, whatever comes instead of its files, and comes back by Retry`, async ({
  browser,
  hosted,
}) => {
  const { faults } = ofPortal(hosted.hosts, portal);
  const run = async (stage: string, part: string, firstFault: number) => {
    const [first, ...others] = from(quickFaults, firstFault);
    if (!first) throw new Error('There are no faults.');
    const agent = `${stage} of ${portal.name}`;
    const page = await openPatient(browser, hosted, portal, agent);
    const warnings = watchRegistrations(page);
    await test.step(`${stage}: ${first.fault}`, async () => {
      faults.set(agent, first.fault, part);
      await enter(page, portal);
      await expectPanel(page, portal, first.reason);
      await expectWayRound(page, portal, first.reason);
    });
    for (const { fault, reason } of others) {
      await test.step(`${stage}: then ${fault}`, async () => {
        faults.set(agent, fault, part);
        await retryInVain(page, portal, reason);
        expect(faults.met(agent)).toBeGreaterThan(0);
      });
    }
    expect(await page.evaluate(() => '__changed' in window)).toBe(false);
    faults.heal(agent);
    await expectRecovery(page, portal);
    expect(warnings).toEqual([]);
    await closePage(page);
  };
  await Promise.all(
    Object.entries(stagesOf(portal)).map(([stage, part], index) => run(stage, part, 1 + 2 * index)),
  );
});

test(`${portal.title} that the registry lacks fails alone, whatever comes instead of the registry, and comes back by Retry`, async ({
  browser,
  hosted,
}) => {
  const { faults } = hosted.front;
  const agent = `registry without ${portal.name}`;
  const page = await openPatient(browser, hosted, portal, agent);
  const { [portal.name]: _, ...others } = hosted.rows;
  hosted.setRows(others);
  try {
    await enter(page, portal);
    await expectPanel(page, portal, failed);
    await expectWayRound(page, portal, failed);
    await expectOthers(browser, hosted, portal, agent);
  } finally {
    hosted.setRows(hosted.rows);
  }
  for (const { fault } of quickFaults) {
    await test.step(fault, async () => {
      faults.set(agent, fault, '/registry.json');
      await retryInVain(page, portal, failed);
      expect(faults.met(agent)).toBeGreaterThan(0);
    });
  }
  faults.heal(agent);
  await expectRecovery(page, portal);
  await closePage(page);
});

test(`${portal.title} that hangs at any stage is given up within ten seconds, and comes back by Retry`, async ({
  browser,
  hosted,
}) => {
  const run = async (stage: string, { faults }: { faults: Faults }, part: string, rows: Rows) => {
    const agent = `${stage} of ${portal.name} that hangs`;
    faults.set(agent, 'silent', part);
    const page = await openStill(browser, hosted, portal, agent);
    hosted.setRows(rows);
    await enter(page, portal).finally(() => hosted.setRows(hosted.rows));
    return { stage, agent, page, faults, part };
  };
  const host = ofPortal(hosted.hosts, portal);
  const { [portal.name]: _, ...withoutRow } = hosted.rows;
  const pages = [await run('registry', hosted.front, '/registry.json', withoutRow)];
  for (const [stage, part] of Object.entries(stagesOf(portal))) {
    pages.push(await run(stage, host, part, hosted.rows));
  }
  await expectOthers(browser, hosted, portal, `entry of ${portal.name} that hangs`);
  for (const { stage, agent, page, faults, part } of pages) {
    await test.step(stage, async () => {
      await expect.poll(() => faults.met(agent)).toBeGreaterThan(0);
      // Asked for by what loads the portal, and not only by a preload of the document's.
      if (stage !== 'registry') await expect(page.locator(`head script[src*="${part}"]`)).toBeAttached();
      await expect(panelOf(page, portal)).toHaveCount(0);
      await page.clock.fastForward(10_000);
      await expectPanel(page, portal, tooLong);
      faults.heal(agent);
      await page.clock.resume();
      await expectRecovery(page, portal);
      await closePage(page);
    });
  }
});

/** One fault on the way into each of the others. */
const oneEach: Record<string, { stage: keyof ReturnType<typeof stagesOf>; fault: Fault }> = {
  'mf-public': { stage: 'entry', fault: 'missing' },
  'mf-student': { stage: 'exposed chunk', fault: 'changed' },
  'mf-parent': { stage: 'page chunk', fault: 'truncated' },
};

for (const other of otherPortals) {
  const { stage, fault } = ofPortal(oneEach, other);
  test(`${other.title} fails alone, too, and comes back by Retry`, async ({ browser, hosted }) => {
    const { faults } = ofPortal(hosted.hosts, other);
    const reason = quickFaults.find((one) => one.fault === fault)?.reason ?? failed;
    const agent = `${stage} of ${other.name}`;
    const page = await openPatient(browser, hosted, other, agent);
    faults.set(agent, fault, stagesOf(other)[stage]);
    await enter(page, other);
    await expectPanel(page, other, reason);
    await expectWayRound(page, other, reason);
    await expectOthers(browser, hosted, other, agent);
    faults.heal(agent);
    await expectRecovery(page, other);
    await closePage(page);
  });
}

test('any portal that the registry lacks fails alone, and comes back by Retry once it has that', async ({
  browser,
  hosted,
}) => {
  for (const other of otherPortals) {
    const page = await openPatient(browser, hosted, other, `registry without ${other.name}`);
    const { [other.name]: _, ...rest } = hosted.rows;
    hosted.setRows(rest);
    try {
      await enter(page, other);
      await expectPanel(page, other, failed);
    } finally {
      hosted.setRows(hosted.rows);
    }
    await expectRecovery(page, other);
    await closePage(page);
  }
});

test('what makes a page’s calls fails them alone, whatever comes instead, and comes by Retry also while the first try hangs', async ({
  browser,
  hosted,
}) => {
  const { faults } = hosted.front;
  const agent = 'what makes calls';
  const context = await browser.newContext({ baseURL: hosted.front.origin, userAgent: agent });
  const page = await context.newPage();
  await page.clock.install();
  const list = page.getByRole('main');
  const expectFailure = async () => {
    await expect(list.getByRole('alert')).toHaveText(/Failed to load tutors.*could not be reached/);
    expect(faults.met(agent)).toBeGreaterThan(0);
  };
  const retry = () => list.getByRole('button', { name: 'Retry' }).click();
  await test.step('refused', async () => {
    faults.set(agent, 'refused', '/http.');
    await page.goto('/tutors');
    await expectFailure();
  });
  for (const fault of ['missing', 'truncated', 'wrong'] as const) {
    await test.step(fault, async () => {
      faults.set(agent, fault, '/http.');
      await retry();
      await expect.poll(() => faults.met(agent)).toBeGreaterThan(0);
      await expectFailure();
    });
  }
  await test.step('silent', async () => {
    faults.set(agent, 'silent', '/http.');
    await retry();
    await expect.poll(() => faults.met(agent)).toBeGreaterThan(0);
    await page.clock.fastForward(10_000);
    await expectFailure();
  });
  faults.heal(agent);
  await retry();
  await expect(list.getByRole('link', { name: /Book Now/ }).first()).toBeVisible();
  await context.close();
});

/** A try asks for the file, and then twice more for the reason; a browser may repeat each where the connection broke. */
const requestsOfATry = 6;

for (const one of portals) {
  const file = stagesOf(one)['page chunk'];

  test(`a page of ${one.title.replace('The', 'the')} that fails on the way from another is asked for once, whatever comes instead, and comes back by Retry`, async ({
    browser,
    hosted,
  }) => {
    const { faults } = ofPortal(hosted.hosts, one);
    const agent = `from page to page of ${one.name}`;
    const page = await openPatient(browser, hosted, one, agent);
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/telemetry/remotes')) reports.push(request.postData() ?? '');
    });
    await openNeighbour(page, one);
    for (const { fault, reason } of quickFaults) {
      await test.step(fault, async () => {
        faults.set(agent, fault, file);
        await goOn(page, one);
        await expectPanel(page, one, reason);
        expect(faults.met(agent)).toBeGreaterThan(0);
        await goToNeighbour(page, one);
        expect(faults.met(agent)).toBeLessThanOrEqual(requestsOfATry);
      });
    }
    const expectOneTry = async (ask: () => Promise<unknown>) => {
      faults.set(agent, 'refused', file);
      await ask();
      await expect.poll(() => faults.met(agent)).toBeGreaterThan(0);
      await expectPanel(page, one, failed);
      expect(faults.met(agent)).toBeLessThanOrEqual(requestsOfATry);
    };
    await test.step('once more, and by the browser’s own back and forward', async () => {
      await expectOneTry(() => goOn(page, one));
      await page.goBack();
      await expectNeighbour(page, one);
      await expectOneTry(() => page.goForward());
    });
    await test.step('by Retry', () => expectOneTry(() => retryInVain(page, one, failed)));
    await expectWayRound(page, one, failed);
    expect(await page.evaluate(() => '__changed' in window)).toBe(false);
    expect(reports.length).toBeLessThanOrEqual(6);
    faults.heal(agent);
    await expectRecovery(page, one);
    await closePage(page);
  });

  test(`a page of ${one.title.replace('The', 'the')} that hangs on the way from another leaves that where it is, is given up within ten seconds, and comes back by Retry`, async ({
    browser,
    hosted,
  }) => {
    const { faults } = ofPortal(hosted.hosts, one);
    const agent = `from page to page of ${one.name} that hangs`;
    const page = await openPage(browser, hosted, one, agent);
    const stopClock = await giveClock(page);
    await openNeighbour(page, one);
    await stopClock();
    faults.set(agent, 'silent', file);
    await goOn(page, one);
    await expect.poll(() => faults.met(agent)).toBeGreaterThan(0);
    await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeAttached();
    await expectNeighbour(page, one);
    await page.clock.fastForward(10_000);
    await expectPanel(page, one, tooLong);
    expect(faults.met(agent)).toBe(1);
    faults.heal(agent);
    await page.clock.resume();
    await expectRecovery(page, one);
    await closePage(page);
  });
}

test('portals whose servers are down fail alone, and come back by Retry once those are up', async ({
  browser,
  hosted,
}) => {
  const hosts = portals.map((portal) => ofPortal(hosted.hosts, portal));
  await Promise.all(hosts.map((host) => host.stop()));
  const pages = await Promise.all(
    portals.map(async (portal) => {
      const page = await openPatient(browser, hosted, portal, 'server down');
      await enter(page, portal);
      await expectPanel(page, portal, failed);
      await retryInVain(page, portal, failed);
      return { portal, page };
    }),
  ).finally(() => Promise.all(hosts.map((host) => host.start())));
  for (const { portal, page } of pages) {
    await expectRecovery(page, portal);
    await closePage(page);
  }
});

test('portals that hang are given up in earnest, by the clock on the wall', async ({ browser, hosted }) => {
  const stageOf = ['entry', 'exposed chunk', 'page chunk', 'entry'] as const;
  const run = async (portal: Portal, index: number) => {
    const agent = `${portal.name} hangs in earnest`;
    const { faults } = ofPortal(hosted.hosts, portal);
    faults.set(agent, 'silent', stagesOf(portal)[stageOf[index] ?? 'entry']);
    const page = await openPage(browser, hosted, portal, agent);
    await enter(page, portal);
    await expectPanel(page, portal, tooLong);
    faults.heal(agent);
    await expectRecovery(page, portal);
    await closePage(page);
  };
  await Promise.all(portals.map(run));
});

test('a page that throws while it is drawn takes nothing else with it', async ({ browser, hosted }) => {
  // A text is looked up in the words of another language, and stands behind that in English.
  const said = (text: string) => new RegExp(`children:(?=(?:[\\w$.]+\\[\\d+\\]\\|\\|)?"${text}")`);
  const titles: Record<string, RegExp> = {
    'mf-public': said('About Us'),
    'mf-tutor': said('Manage Bookings'),
    'mf-student': said('My Learning Dashboard'),
    'mf-parent': /documentTitle:(?=(?:[\w$.]+\[\d+\]\|\|)?"Family Dashboard")/,
  };
  const broken: Rows = {};
  for (const portal of portals) {
    broken[portal.name] = hosted.putVersion(portal.name, '99.2.0', {
      file: `${portal.chunk}.`,
      edit: (text) =>
        text.replace(ofPortal(titles, portal), '$&(()=>{throw new Error("A fault of the page’s own.")})()+'),
    });
  }
  const run = async (portal: Portal) => {
    const agent = `${portal.name} throws`;
    const page = await openPatient(browser, hosted, portal, agent);
    await enter(page, portal);
    await expectPanel(page, portal, 'could not be shown');
    await expectWayRound(page, portal, 'could not be shown');
    await closePage(page);
  };
  hosted.setRows(broken);
  try {
    await Promise.all(portals.map(run));
  } finally {
    hosted.setRows(hosted.rows);
  }
});
