import { expect, test } from './support/test';

/** What makes the calls of the API. */
const clientFile = /\/shell\/[^/]+\/http\.[^/]+\.js$/;

for (const path of ['/', '/tutors', '/login']) {
  test(`${path} is painted before anything is loaded to make calls`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A painted page may not have said so yet.
    const painted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const [entry] = list.getEntriesByName('first-contentful-paint');
            if (entry) resolve(entry.startTime);
          }).observe({ type: 'paint', buffered: true });
        }),
    );
    const asked = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
    );
    const before = asked.filter(({ startTime }) => startTime < painted).map(({ name }) => name);
    expect(before.filter((name) => clientFile.test(name))).toEqual([]);
    expect(before.some((name) => /\/shell\/[^/]+\/vendor\./.test(name))).toBe(true);
  });
}

test('the first call loads what makes calls, once for the page', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (clientFile.test(request.url())) files.push(request.url());
  });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Subjects', exact: true }).first().click();
  await expect(page.getByText('Mathematics').first()).toBeVisible();
  const tutors = page.waitForResponse(/\/api\/get_all_tutors/);
  await page
    .getByRole('link', { name: /View Courses/ })
    .first()
    .click();
  await tutors;
  expect(files).toHaveLength(1);
});

test('a call whose client does not come fails as one without a connection, and Retry asks for it again', async ({
  page,
}) => {
  await page.route(clientFile, (route) => route.abort(), { times: 1 });
  // A page that is opened by its address brings its answers with it.
  await page.goto('/login');
  await page.getByRole('link', { name: 'Tutors', exact: true }).first().click();
  await page
    .getByRole('button', { name: /try again|retry/i })
    .first()
    .click();
  await expect(page.getByText('Kavitha Raman').first()).toBeVisible();
});
