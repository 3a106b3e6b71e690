import { expect, type Page } from '@playwright/test';
import { type PortalName, type ShellName, test } from './support/skewedSite';
import { contracts, sharedVersion } from './support/skewedVersions';
import { watchConsole } from './support/test';

/** One site for all, since what is live is one state. */
test.describe.configure({ mode: 'default' });

const { lowest, highest } = contracts;
const unfit = (contract: number, upTo: number) =>
  new RegExp(`built for contract ${contract}, and this shell understands ${lowest} to ${upTo}`);

/** What each pair shows: the portal, or that it needs a refresh, for a reason that the console says. */
const pairs: Record<ShellName, Partial<Record<PortalName, 'shown' | RegExp>>> = {
  now: {
    old: unfit(lowest - 1, highest),
    now: 'shown',
    field: 'shown',
    number: unfit(highest + 1, highest),
    name: new RegExp(`It needs (.*, )?react-router-dom \\^\\S+ \\(this page has ${sharedVersion}\\)`),
    next: unfit(highest + 1, highest),
  },
  next: {
    old: unfit(lowest - 1, highest + 1),
    now: 'shown',
    field: 'shown',
    number: 'shown',
    name: 'shown',
    next: 'shown',
  },
};
const titles: Partial<Record<PortalName, string>> = {
  old: 'from before the range',
  now: 'of now',
  field: 'with a field more',
  number: 'with a higher number',
  name: 'with a newer name',
  next: 'of the next version',
};

const panelOf = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'The parent portal needs a refresh' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const refusalOf = (page: Page) =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/telemetry/remotes') &&
      answer.request().postDataJSON().outcome === 'incompatible',
  );

/** The panel stands inside the layout, and offers both ways on. */
const expectPanel = async (page: Page) => {
  await expect(panelOf(page)).toBeVisible();
  await expect(panelOf(page).getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(panelOf(page).getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
};

for (const [shell, outcomes] of Object.entries(pairs) as [ShellName, (typeof pairs)[ShellName]][]) {
  for (const [portal, outcome] of Object.entries(outcomes) as [PortalName, 'shown' | RegExp][]) {
    const says = outcome === 'shown' ? 'works' : 'needs a refresh';
    test(`the parent portal ${titles[portal]} ${says} in a shell ${titles[shell]}, and another portal works beside it`, async ({
      skewed,
    }) => {
      skewed.setLive(shell, portal);
      if (outcome === 'shown') expect(await skewed.findMisfits()).toBe('');
      else expect(await skewed.findMisfits()).not.toBe('');
      const page = await skewed.newPage();
      const faults: string[] = [];
      watchConsole(page, faults);

      if (outcome === 'shown') {
        await page.goto('/parent/dashboard');
        const hasName = portal === 'name' || portal === 'next';
        await expect(heading(page, hasName ? 'Newer' : /^Welcome Back, /)).toBeVisible();
        const hasField = shell === 'next' && (portal === 'field' || portal === 'next');
        await expect(page.getByText('A field more')).toHaveCount(hasField ? 1 : 0);
      } else {
        const refusal = refusalOf(page);
        await page.goto('/parent/dashboard');
        await expectPanel(page);
        expect((await refusal).status()).toBe(201);
        await panelOf(page).getByRole('link', { name: 'Home' }).click();
        await expect(page).toHaveURL('/');
      }

      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
      await expect(heading(page, 'About Us')).toBeVisible();
      // What the document preloads of a portal that is refused stays unused.
      const others = faults.filter((fault) => !/was preloaded using link preload/.test(fault));
      expect(others).toEqual(outcome === 'shown' ? [] : [expect.stringMatching(outcome)]);
      await page.close();
    });
  }
}

test('Reload in the panel brings the shell that fits, as soon as there is one', async ({ skewed }) => {
  skewed.setLive('now', 'next');
  const page = await skewed.newPage();
  await page.goto('/parent/dashboard');
  await panelOf(page).getByRole('button', { name: 'Reload' }).click();
  await expectPanel(page);
  skewed.setLive('next', 'next');
  await panelOf(page).getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page, 'Newer')).toBeVisible();
  await page.close();
});

test('a portal that was built for another contract than its row says is not shown', async ({ skewed }) => {
  skewed.setLive('now', 'number');
  skewed.declareContract(highest);
  const page = await skewed.newPage();
  const refusal = refusalOf(page);
  await page.goto('/parent/dashboard');
  await expectPanel(page);
  expect((await refusal).request().postDataJSON()).toMatchObject({ stage: 'expose', version: '1.2.0' });
  await page.close();
});

test('a portal of which only a page needs another version of a library needs a refresh there', async ({
  skewed,
}) => {
  skewed.setLive('now', 'library');
  // A release is stricter: it looks at the whole portal.
  expect(await skewed.findMisfits()).toContain('It needs react-dom ^99.0.0');
  const page = await skewed.newPage();
  const refused = page.waitForEvent('console', (message) => /RemoteError/.test(message.text()));
  const refusal = refusalOf(page);
  await page.goto('/parent/children');
  await expect(heading(page, 'My Children')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Activity' }).click();
  await expectPanel(page);
  expect((await refused).text()).toMatch(
    /failed at its page: incompatible. It needs react-dom \^99\.0\.0 \(this page has 19\./,
  );
  expect((await refusal).request().postDataJSON()).toMatchObject({ stage: 'page', version: '1.4.0' });
  await page.close();
});
