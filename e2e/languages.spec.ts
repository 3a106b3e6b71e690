import type { Page } from '@playwright/test';
import { mailedCode, newAddress, sample, samplePassword, signIn } from './support/people';
import { enterCode } from './support/register';
import { startSite } from './support/startSite';
import { test as base, expect } from './support/test';

/** A site in three languages. */
const test = base.extend({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies off this pattern
    async ({}, use) => {
      const site = await startSite({ environment: { LANGUAGES: 'en,ta,hi' } });
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const languageOf = (page: Page) => page.locator('html').getAttribute('lang');
const footer = (page: Page) => page.getByRole('contentinfo');
const hint = (page: Page) => page.getByRole('complementary', { name: 'இந்தப் பக்கத்தைத் தமிழில் பார்க்க' });

/** The file that leads on comes once a person does something, as far as the page's own code is there to see it. */
const untilItLeads = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('Shift');
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(files.some((name) => /\/language-choice\.\w+\.js$/.test(name))).toBe(true);
  }).toPass();

test.describe('to a browser that prefers Tamil', () => {
  test.use({ locale: 'ta-IN', viewport: { width: 360, height: 740 } });

  test('the page in English says once that there is one in Tamil, and pages there stay there', async ({
    page,
    consoleFaults,
  }) => {
    await page.goto('/');
    expect(await languageOf(page)).toBe('en');
    await expect(hint(page)).toBeVisible();
    await hint(page).getByRole('button', { name: 'மூடு' }).click();
    await expect(hint(page)).toHaveCount(0);
    const choice = async () => (await page.context().cookies()).find(({ name }) => name === 'lang')?.value;
    expect(await choice()).toBe('en');
    await page.context().clearCookies({ name: 'lang' });
    await page.reload();
    await hint(page).getByRole('link').click();
    await expect(page).toHaveURL('/ta');
    expect(await languageOf(page)).toBe('ta');
    expect(await choice()).toBe('ta');

    // Links, forms and the way back through the history keep the prefix.
    await page.getByRole('contentinfo').getByRole('link').filter({ hasText: /./ }).first().click();
    await expect(page).toHaveURL(/\/ta\/./);
    const there = new URL(page.url()).pathname;
    await page.goBack();
    await expect(page).toHaveURL('/ta');
    await page.goForward();
    await expect(page).toHaveURL(there);
    await footer(page).getByRole('link', { name: 'हिन्दी' }).click();
    await expect(page).toHaveURL(there.replace('/ta', '/hi'));
    expect(await languageOf(page)).toBe('hi');
    // Who has chosen Hindi is offered nothing on a page in English.
    await footer(page).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(there.replace('/ta', ''));
    await expect(footer(page)).toBeVisible();
    await expect(hint(page)).toHaveCount(0);
    expect(consoleFaults).toEqual([]);
  });
});

test('a page that wants a person asks in its language, and leads back there', async ({ page }) => {
  await page.goto('/ta/student');
  await expect(page).toHaveURL('/ta/login?returnTo=%2Fstudent');
  await page.locator('input[name=email]').fill(sample.student);
  await page.locator('input[name=password]').fill(samplePassword);
  await page.locator('input[name=password]').press('Enter');
  await expect(page).toHaveURL('/ta/student');
});

test('who reads Hindi, and signs in on a page in English, goes on in Hindi; what they type in another tab stays', async ({
  page,
  context,
  playwright,
  site,
}) => {
  const own = await playwright.request.newContext({ baseURL: site.origin });
  const signedIn = await own.post('/api/login', { data: { email: sample.parent, password: samplePassword } });
  const { data, token } = await signedIn.json();
  const saved = await own.put(`/api/profile/${data.id}`, {
    data: { language: 'hi' },
    headers: { 'x-csrf-token': token },
  });
  await expect(saved).toBeOK();
  await own.dispose();

  const other = await context.newPage();
  await other.goto('/contact#write');
  const message = other.locator('textarea[name=message]');
  await message.click();
  await untilItLeads(other);
  await message.fill('Do you teach the veena?');
  const ofVisitors = other.getByRole('banner').getByRole('link', { name: 'Sign in' });
  await expect(ofVisitors).toBeVisible();

  await page.goto('/login?returnTo=%2Fparent');
  await page.locator('input[name=email]').fill(sample.parent);
  await untilItLeads(page);
  await page.locator('input[name=password]').fill(samplePassword);
  await page.locator('input[name=password]').press('Enter');
  await expect(page).toHaveURL('/hi/parent');
  expect(await languageOf(page)).toBe('hi');

  await expect(ofVisitors).toHaveCount(0);
  await expect(other).toHaveURL('/contact#write');
  await expect(message).toHaveValue('Do you teach the veena?');
  // The page in Hindi would know nothing of it.
  const asked: string[] = [];
  other.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await footer(other).getByRole('link', { name: 'हिन्दी' }).click();
  await expect(other).toHaveURL('/hi/contact#write');
  expect(asked).toEqual(['beforeunload']);

  // Later they are where they go.
  await page.goto('/about');
  expect(await languageOf(page)).toBe('en');
});

test('who registered in Hindi, and enters the code on a page in English, goes on in Hindi', async ({
  page,
}) => {
  const email = newAddress();
  const asked = await page.request.post('/api/register', {
    data: { name: 'Kavya', email, password: samplePassword, role: 'student' },
    headers: { 'x-paadam-language': 'hi' },
  });
  await expect(asked).toBeOK();
  await page.goto('/login');
  await page.locator('input[name=email]').fill(email);
  await untilItLeads(page);
  await page.locator('input[name=password]').fill(samplePassword);
  await page.locator('input[name=password]').press('Enter');
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  await enterCode(page, await mailedCode(page.request, email));
  await expect(page).toHaveURL(/\/hi(\/|$)/);
  expect(await languageOf(page)).toBe('hi');
});

test('a portal that comes at the second try has its menu in the language of the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, sample.student);
  const entry = '**/mf-student/**/remoteEntry*';
  await page.route(entry, (route) => route.fulfill({ status: 404 }));
  await page.goto('/ta/student/classes');
  const retry = page.getByRole('button', { name: 'மீண்டும் முயற்சி செய்க' });
  await expect(retry).toBeVisible();
  await page.unroute(entry);
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'என் வகுப்புகள்' })).toBeVisible();
  const places = page.locator('[data-foot-places]');
  await expect(places.getByRole('link', { name: 'நாட்காட்டி' })).toBeVisible();
  await expect(places).not.toHaveText(/[a-z]/i);
});
