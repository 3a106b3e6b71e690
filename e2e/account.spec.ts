import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { faultsInAllLooks } from './support/accessibility';
import { authenticatorApp } from './support/appCode';
import { newPerson } from './support/newPerson';
import { mailedCode, newAddress, sample, signIn, signInByForm } from './support/people';
import { askForAccount, enterCode, password } from './support/register';
import { settled } from './support/settled';
import { exceptPreloads, expect, test, watchConsole } from './support/test';
import { untilTakenOver } from './support/untilTakenOver';

const changePassword = async (page: Page, code: string, newPassword: string): Promise<void> => {
  await page.getByLabel('Enter 6-digit code').fill(code);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
};

/** Waits for a mail whose subject ends so. */
const expectMail = (page: Page, to: string, subject: string) =>
  expect
    .poll(async () => (await page.request.get(`/api/dev/mail?to=${encodeURIComponent(to)}`)).text())
    .toContain(`account ${subject}`);

test('who forgot their password sets a new one with the mailed code, and signs in with it alone', async ({
  page,
  context,
}) => {
  const fresh = 'a brighter longer password';
  const address = await askForAccount(page, 'Forgetful Fathima');
  const first = await mailedCode(page.request, address);
  await enterCode(page, first);
  await expect(page).toHaveURL('/');
  await context.clearCookies();

  await page.goto('/login?returnTo=%2Fabout');
  await untilTakenOver(page);
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeFocused();
  await page.getByLabel('Email Address').fill(address);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('If there is an account with this address')).toContainText(address);
  const code = await mailedCode(page.request, address, first);

  await changePassword(page, code === '000000' ? '111111' : '000000', fresh);
  await expect(page.getByRole('alert')).toContainText('That code is not right');
  await changePassword(page, code, 'password1234');
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(/most common/);
  await expect(page.getByLabel('Enter 6-digit code')).toHaveValue(code);
  await changePassword(page, code, fresh);

  await expect(page.getByText('Your password is changed. Please sign in.')).toBeVisible();
  await expect(page.getByLabel('Email Address')).toHaveValue(address);
  const login = async (word: string) => {
    await page.getByLabel('Password', { exact: true }).fill(word);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
  };
  await login(password);
  await expect(page.getByRole('alert')).toContainText('not right');
  await login(fresh);
  await expect(page).toHaveURL('/about');
});

test('a photo from a file is cut square in the browser, and stands in the navigation at once', async ({
  browser,
  consoleFaults,
}) => {
  const { page, context } = await newPerson({ browser, name: 'Photo Priya', role: 'student', consoleFaults });
  await page.goto('/student/profile');
  await page.getByLabel('Photo from a file').setInputFiles(join(__dirname, '../server/assets/preview.png'));
  const cutter = page.getByRole('dialog', { name: 'Choose the cut' });
  await cutter.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  expect(await faultsInAllLooks(page)).toEqual([]);
  await cutter.getByRole('button', { name: 'Use photo' }).click();
  await expect(page.getByText('Photo saved')).toBeVisible();
  const picture = page.getByRole('img', { name: 'Your picture' });
  await expect(picture).toHaveAttribute('src', /^\/pictures\/[0-9a-f]{64}\.webp$/);
  await expect
    .poll(() =>
      picture.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]),
    )
    .toEqual([512, 512]);
  const inNavigation = page.getByRole('banner').locator('img[src^="/pictures/"]');
  await expect(inNavigation.filter({ visible: true })).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('Photo removed')).toBeVisible();
  expect(consoleFaults).toEqual([]);
  await context.close();
});

/** In every look; the window is then as it was. */
const expectAccessible = async (page: Page) => {
  const size = page.viewportSize();
  expect(await faultsInAllLooks(page)).toEqual([]);
  if (size) await page.setViewportSize(size);
};

test('two-step sign-in: turned on with an app, then every sign-in takes its code, or a recovery code', async ({
  browser,
  consoleFaults,
}) => {
  const { page, context, address } = await newPerson({
    browser,
    name: 'Careful Chitra',
    role: 'student',
    consoleFaults,
  });
  await page.goto('/student/profile?tab=security');
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  const picture = page.getByRole('img', { name: 'QR code that holds the key below' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(page);
  const part = page.getByRole('region', { name: /^Two-step sign-in/ });
  const app = authenticatorApp((await part.locator('code').textContent()) ?? '');
  await part.getByLabel('Code from your app').fill(app.code());
  await part.getByLabel('Your password').fill(password);
  await part.getByRole('button', { name: 'Turn on' }).click();
  await expect(part.getByRole('heading', { name: 'Keep your recovery codes' })).toBeFocused();
  await expect(part.getByRole('listitem')).toHaveCount(10);
  const recoveryCode = (await part.getByRole('listitem').first().textContent()) ?? '';
  await expectAccessible(page);
  await part.getByRole('button', { name: 'I have kept them' }).click();
  await expect(part.getByText('10 recovery codes are left.')).toBeVisible();

  const startSignIn = async () => {
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
    await expect(page.getByText('Logged out successfully')).toBeVisible();
    await page.goto('/login?returnTo=%2Fstudent%2Fprofile%3Ftab%3Dsecurity');
    await page.getByLabel('Email Address').fill(address);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
  };
  await startSignIn();
  await expect(page.getByLabel('Code from your app')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(app.code());
  await page.keyboard.press('Enter');
  await expect(part.getByText('10 recovery codes are left.')).toBeVisible();

  await startSignIn();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await page.keyboard.type(recoveryCode.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(part.getByText('9 recovery codes are left.')).toBeVisible();
  // A refused sign-in is an answer with an error's status, which the browser itself writes down.
  expect(consoleFaults.filter((fault) => !fault.includes('403'))).toEqual([]);
  await context.close();
});

test('another address takes the mailed code; every tab then shows it, and the old one is told', async ({
  browser,
  consoleFaults,
}) => {
  const person = await newPerson({ browser, name: 'Moving Mohan', role: 'student', consoleFaults });
  const { page, context, address } = person;
  const other = await context.newPage();
  await other.goto('/student/profile');
  const shown = other.getByRole('textbox', { name: 'Email', exact: true });
  await expect(shown).toHaveValue(address);
  const next = newAddress();

  await page.goto('/student/profile?tab=security');
  await page.getByRole('button', { name: 'Change e-mail address' }).click();
  await page.getByLabel('New e-mail address').fill(next);
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Enter 6-digit code')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Enter 6-digit code').fill(await mailedCode(page.request, next));
  await page.getByRole('button', { name: 'Confirm new address' }).click();

  await expect(page.getByText('Your e-mail address is changed.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'E-mail address' })).toContainText(next);
  await expect(page.getByRole('button', { name: 'Change e-mail address' })).toBeFocused();
  await expect(shown).toHaveValue(next);
  await expect(other.getByRole('banner')).toContainText(next);
  for (const subject of ['was asked for', 'was changed']) await expectMail(page, address, subject);
  const elsewhere = await browser.newContext();
  await signIn(await elsewhere.newPage(), next, password);
  expect(consoleFaults).toEqual([]);
  await elsewhere.close();
  await context.close();
});

test('an address without an account gets the same answers', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email Address').fill(`nobody-${Date.now()}@example.test`);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('If there is an account with this address')).toBeVisible();
  await changePassword(page, '123456', 'a brighter longer password');
  await expect(page.getByRole('alert')).toContainText('That code is not right');
});

test('signing in and out in one tab reaches another', async ({ page, context }) => {
  const other = await context.newPage();
  const faults: string[] = [];
  watchConsole(other, faults);
  // Its scripts come when all has been told.
  let bring: () => void = () => {};
  const signedIn = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await other.route(/\.js$/, async (route) => {
    await signedIn;
    await route.continue();
  });
  await other.goto('/about', { waitUntil: 'commit' });
  await expect(other.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await signInByForm(page, sample.tutor);
  bring();
  await expect(other.getByRole('link', { name: /, my area$/ })).toBeVisible();

  await other.goto('/tutor/bookings');
  // A call that is still under way when the session ends is refused, and the browser says so in the console.
  await settled(other, 'Manage Bookings');
  await page.goto('/tutor/bookings');
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(other.getByText('You have signed out in another tab.')).toBeVisible();
  await expect(other).toHaveURL('/');
  await expect(other.getByRole('link', { name: /, my area$/ })).toHaveCount(0);
  // The scripts were held up, so their preloads were used late.
  expect(exceptPreloads(faults)).toEqual([]);
});

test('the chosen appearance is remembered, and stands in the document before anything is painted', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await untilTakenOver(page);
  const appearance = page.getByRole('switch', { name: 'Dark appearance' });
  await expect(appearance).not.toBeChecked();
  await appearance.click();
  await expect(appearance).toBeChecked();
  const dark = 'rgb(16, 23, 20)';
  await expect(page.locator('html')).toHaveCSS('background-color', dark);

  // Without the site's scripts, the document is what a browser paints first.
  await page.route(/\.js$/, (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('background-color', dark);
  await page.unroute(/\.js$/);
  await page.reload();
  await expect(appearance).toBeChecked();
});

test('on the way back a long page is where it was left', async ({ page }) => {
  await page.goto('/tutors');
  await expect(page.getByRole('link', { name: /Book Now/ }).nth(5)).toBeAttached();
  await untilTakenOver(page);
  await page.evaluate(() => window.scrollTo(0, 1_500));
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused();
  await expect(page).toHaveTitle('About Us · Paadam');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1_500);

  // Another page, opened by its address, has a scroll of its own.
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
