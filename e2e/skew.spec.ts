import { expect, type Page } from '@playwright/test';
import { type PortalName, type ShellName, test } from './support/skewedSite';
import { contracts, sharedVersion } from './support/skewedVersions';
import { exceptPreloads, watchConsole } from './support/test';

/** One site for all, since what is live is one state. */
test.describe.configure({ mode: 'default' });

const { lowest, highest } = contracts;
const unfit = (contract: number) =>
  new RegExp(`built for contract ${contract}, and this shell understands ${lowest} to ${highest}`);

/**
 * Whether a shell shows a parent portal, or that it needs a refresh, for a reason that the console says. Of the range of
 * contracts itself the shell's own tests look at every number.
 */
const pairs: { shell: ShellName; portal: PortalName; what: string; outcome: 'shown' | RegExp }[] = [
  {
    shell: 'now',
    portal: 'old',
    what: 'for a contract before the shell’s',
    outcome: unfit(lowest - 1),
  },
  { shell: 'now', portal: 'number', what: 'for the contract after the shell’s', outcome: unfit(highest + 1) },
  {
    shell: 'now',
    portal: 'name',
    what: 'that uses a newer name than the shell’s',
    outcome: new RegExp(
      `It needs @paadam/shared/router \\^(?!${sharedVersion})\\S+ \\(this page has ${sharedVersion}\\)`,
    ),
  },
  {
    shell: 'now',
    portal: 'rebuilt',
    what: 'that was rebuilt, with a field more, after the newest name came, which it does not use,',
    outcome: 'shown',
  },
  { shell: 'next', portal: 'now', what: 'from before the shell', outcome: 'shown' },
];

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

/** Another portal works beside whatever the parent portal shows. */
const expectOthers = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await expect(heading(page, 'About Us')).toBeVisible();
};

for (const { shell, portal, what, outcome } of pairs) {
  const says = outcome === 'shown' ? 'works' : 'needs a refresh';
  test(`a parent portal ${what} ${says}, and another portal works beside it`, async ({ skewed }) => {
    skewed.setLive(shell, portal);
    if (outcome === 'shown') expect(await skewed.findMisfits()).toBe('');
    else expect(await skewed.findMisfits()).not.toBe('');
    const page = await skewed.newPage();
    const faults: string[] = [];
    watchConsole(page, faults);

    if (outcome === 'shown') {
      await page.goto('/parent/dashboard');
      await expect(heading(page, portal === 'rebuilt' ? /^19\./ : /^Welcome Back, /)).toBeVisible();
    } else {
      const refusal = refusalOf(page);
      await page.goto('/parent/dashboard');
      await expectPanel(page);
      expect((await refusal).status()).toBe(201);
      await panelOf(page).getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL('/');
    }

    await expectOthers(page);
    // What the document preloads of a portal that is refused stays unused.
    const others = exceptPreloads(faults);
    expect(others).toEqual(outcome === 'shown' ? [] : [expect.stringMatching(outcome)]);
    await page.close();
  });
}

test('Reload in the panel brings the shell that fits, as soon as there is one, with the number, the name and the field', async ({
  skewed,
}) => {
  skewed.setLive('now', 'number');
  const page = await skewed.newPage();
  await page.goto('/parent/dashboard');
  await panelOf(page).getByRole('button', { name: 'Reload' }).click();
  await expectPanel(page);
  skewed.setLive('next', 'number');
  expect(await skewed.findMisfits()).toBe('');
  await panelOf(page).getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page, 'Newer')).toBeVisible();
  await expect(page.getByText('A field more')).toBeVisible();
  await expectOthers(page);
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
  expect((await refusal).request().postDataJSON()).toMatchObject({ stage: 'page', version: '1.2.0' });
  await page.close();
});

/** Opens the dashboard in the language of tests. @returns what the console said, but for what was preloaded in vain */
const openSpoken = async (page: Page): Promise<() => string[]> => {
  const faults: string[] = [];
  watchConsole(page, faults);
  await page.goto('/qps/parent/dashboard');
  await expect(page.locator('html')).toHaveAttribute('lang', 'qps');
  return () => exceptPreloads(faults);
};

test('a portal that has words is in English, and works, in a shell that knows nothing of words', async ({
  skewed,
}) => {
  skewed.setLive('wordless', 'now');
  expect(await skewed.findMisfits()).toBe('');
  const page = await skewed.newPage();
  const faults = await openSpoken(page);
  await expect(heading(page, /^Welcome Back, /)).toBeVisible();
  // What portals declare comes with the document, in its language.
  await page.getByRole('navigation', { name: 'Main' }).locator('a[href="/qps/about"]').click();
  await expect(heading(page, 'About Us')).toBeVisible();
  expect(faults()).toEqual([]);
  await page.close();
});

test('a portal from before there were words is in English, and says so, within a frame in the language', async ({
  skewed,
}) => {
  const frame = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: /^\[/ }).first();
  skewed.setLive('now', 'wordless');
  expect(await skewed.findMisfits()).toBe('');
  const page = await skewed.newPage();
  const faults = await openSpoken(page);
  await expect(heading(page, /^Welcome Back, /)).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('lang', 'en');
  await expect(frame(page)).toBeVisible();
  // What speaks the language does so beside it.
  await frame(page).click();
  await expect(heading(page, /^\[/)).toBeVisible();
  await expect(page.locator('main')).not.toHaveAttribute('lang');
  expect(faults()).toEqual([]);
  await page.close();
});
