import type { Page } from '@playwright/test';
import { mailedCode, newAddress, sample, samplePassword } from './support/people';
import { enterCode, password } from './support/register';
import { expect, test } from './support/test';

/** Opens a page that the server has drawn; one whose drawing is just getting up gives it to the browser to render. */
const openDrawn = (page: Page, path: string): Promise<void> =>
  expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 3_000 });
  }).toPass();

const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('somebody registers with the code that is mailed, and is shown what is wrong on the way', async ({
    page,
  }) => {
    const address = newAddress();
    await openDrawn(page, '/register?returnTo=%2Fsubjects');
    await page.getByLabel('Full Name').fill('Nila');
    await page.getByLabel('Email Address').fill(address);
    await passwordField(page).fill('short');
    await page.getByRole('radio', { name: 'Parent' }).check();
    await page.getByRole('button', { name: 'Register Now' }).click();

    await expect(passwordField(page)).toHaveAccessibleDescription('Please use at least 12 characters.');
    await expect(page.getByLabel('Email Address')).toHaveValue(address);
    await expect(page.getByRole('radio', { name: 'Parent' })).toBeChecked();
    await passwordField(page).fill(password);
    await page.getByRole('button', { name: 'Register Now' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Verify OTP' })).toBeVisible();
    const code = await mailedCode(page.request, address);
    await enterCode(page, code === '000000' ? '111111' : '000000');
    await expect(page.getByRole('alert')).toContainText('That code is not right.');
    await enterCode(page, code);
    await expect(page).toHaveURL('/subjects');
    await expect(page.getByRole('link', { name: 'Nila' }).or(page.getByText('Nila')).first()).toBeAttached();
  });

  test('somebody signs in, and no password is in an address or on a page', async ({ page }) => {
    await openDrawn(page, '/login?returnTo=%2Fabout');
    await page.getByLabel('Email Address').fill(sample.student);
    await passwordField(page).fill('not what it is');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is not right.');
    await expect(page).toHaveURL('/login?returnTo=%2Fabout');
    expect(await page.content()).not.toContain('not what it is');

    await passwordField(page).fill(samplePassword);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/about');
  });

  test('a message reaches the operator', async ({ page }) => {
    await openDrawn(page, '/contact');
    await page.getByLabel('Name').fill('Nila');
    await page.getByLabel('Email', { exact: true }).fill('nila@example.test');
    await page.getByLabel('Subject').fill('Evenings');
    await page.getByLabel('Message').fill('Who teaches after nine?');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
  });

  test('a phone’s menu opens, and tutors are searched, narrowed down and paged through', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openDrawn(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Tutors' }).click();

    await openDrawn(page, '/tutors');
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL(/cursor=/);
    await page.getByRole('link', { name: 'Go to its beginning' }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill('mathematics');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Language spoken').selectOption('ta');
    await page.getByRole('button', { name: 'Show tutors' }).click();
    await expect(page).toHaveURL(/q=mathematics.*language=ta/);
    // A page that is not rendered within a second is left to the browser, which has no scripts here.
    await openDrawn(page, page.url());
    await expect(page.getByText('Kavitha Raman').first()).toBeVisible();
    const filters = page.getByRole('list', { name: 'Filters in use' });
    await expect(filters.getByRole('link', { name: /^Remove/ })).toHaveCount(2);
    await filters.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/tutors');
  });

  test('subjects are narrowed down to a category, and shown whole again', async ({ page }) => {
    await openDrawn(page, '/subjects');
    const categories = page.getByRole('navigation', { name: 'Category' });
    const cards = page.getByRole('article');
    const all = await cards.count();
    await categories.getByRole('link', { name: 'Languages' }).click();
    await openDrawn(page, '/subjects?category=Languages');
    await expect(page.getByRole('status').filter({ hasText: 'in Languages' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Tamil' })).toBeVisible();
    expect(await cards.count()).toBeLessThan(all);
    await expect(categories.getByRole('link', { name: 'Languages' })).toHaveAttribute('aria-current', 'true');
    await categories.getByRole('link', { name: 'All' }).click();
    await expect(page).toHaveURL('/subjects');
    await expect(cards).toHaveCount(all);
  });

  test('a tutor’s open times are looked through', async ({ page }) => {
    const { data } = await (await page.request.get('/api/get_all_tutors?q=kavitha')).json();
    await openDrawn(page, `/tutors/${data[0]._id}`);
    const later = page.getByRole('link', { name: 'Later days' });
    await openDrawn(page, `/tutors/${data[0]._id}${await later.getAttribute('href')}`);
    await expect(page.getByRole('link', { name: 'Earlier days' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Later days' })).toHaveCount(0);
  });
});

test.describe('before the scripts are there', () => {
  /** @returns lets the scripts through */
  const holdScripts = async (page: Page): Promise<() => void> => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    return release;
  };

  test('what is typed stays, and is what the form sends', async ({ page, consoleFaults }) => {
    const release = await holdScripts(page);
    await openDrawn(page, '/login?returnTo=%2Fabout');
    await page.getByLabel('Email Address').fill(sample.student);
    await passwordField(page).fill(samplePassword);
    await expect(page.getByRole('button', { name: 'Show password' })).toBeHidden();
    release();

    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(page.getByLabel('Email Address')).toHaveValue(sample.student);
    await expect(passwordField(page)).toHaveValue(samplePassword);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/about');
    expect(consoleFaults).toEqual([]);
  });

  test('a press signs in all the same, and puts nothing into the address', async ({ page }) => {
    await holdScripts(page);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await openDrawn(page, '/login?returnTo=%2Fabout');
    await page.getByLabel('Email Address').fill(sample.student);
    await passwordField(page).fill(samplePassword);
    await passwordField(page).press('Enter');
    await expect(page).toHaveURL('/about', { timeout: 20_000 });
    expect(addresses.filter((address) => address.includes(samplePassword))).toEqual([]);
  });

  test('an opened menu stays open', async ({ page, consoleFaults }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const release = await holdScripts(page);
    await openDrawn(page, '/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    release();

    await expect(page.locator('dialog[open]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    expect(consoleFaults).toEqual([]);
  });

  test('what is searched for is found once they are', async ({ page, consoleFaults }) => {
    const release = await holdScripts(page);
    await openDrawn(page, '/tutors');
    await page.getByRole('searchbox', { name: 'Search' }).fill('chess');
    await page.getByLabel('Language spoken').selectOption('en');
    release();

    await expect(page).toHaveURL(/language=en/);
    await expect(page).toHaveURL(/q=chess/);
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('chess');
    expect(consoleFaults).toEqual([]);
  });
});
