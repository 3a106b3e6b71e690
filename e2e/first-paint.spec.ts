import { expect, test } from './support/test';
import { untilTakenOver } from './support/untilTakenOver';

interface Timing {
  paint: number;
  scripts: number[];
}

/** What the page's own clock says: when it was first painted, and when each script was asked for, in milliseconds. */
const timingOf = (): Timing => ({
  paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
  scripts: performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .map(({ startTime }) => startTime),
});

for (const path of ['/', '/tutors', '/about']) {
  test(`on ${path} no script is asked for before the page is painted, and then it works`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect.poll(() => page.evaluate(timingOf).then(({ scripts }) => scripts.length)).toBeGreaterThan(4);
    const { paint, scripts } = await page.evaluate(timingOf);
    for (const start of scripts) expect(start).toBeGreaterThanOrEqual(paint);
    await untilTakenOver(page);
    // The portal's own link changes the address without a new document.
    await page.evaluate('window.sameDocument = true');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate('window.sameDocument')).toBe(true);
  });
}

test('a page in the background, which is not painted, starts as well', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
    // What is not painted is not reported.
    Object.assign(window, { PerformanceObserver: undefined });
  });
  await page.goto('/about');
  await expect.poll(() => page.evaluate(timingOf).then(({ scripts }) => scripts.length)).toBeGreaterThan(4);
});

test('a button that is pressed before the scripts have come does what it says, once', async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about', { waitUntil: 'commit' });
  const dark = page.getByRole('switch', { name: 'Dark appearance' });
  await dark.click();
  release();
  await untilTakenOver(page);
  await expect(dark).toBeChecked();
  // A press after that is one press.
  await dark.click();
  await expect(dark).not.toBeChecked();
});
