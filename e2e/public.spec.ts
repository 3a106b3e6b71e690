import { openTimes, sampleTutorId } from './support/bookingForm';
import { register } from './support/newPerson';
import { sample, signIn } from './support/people';
import { password } from './support/register';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';

test('a tutor’s page says who they are, what they cost and when they have time', async ({ page }) => {
  const answer = await page.goto(`/tutors/${await sampleTutorId(page.request)}`);
  expect(await answer?.text()).toContain('<title>Kavitha Raman, tutor of Mathematics');
  await expect(page.getByRole('heading', { level: 1, name: 'Kavitha Raman' })).toBeVisible();
  await expect(page).toHaveTitle(/Kavitha Raman/);
  for (const name of ['About Kavitha Raman', 'How I work', 'Qualifications', 'Open times', 'Reviews']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByText('₹800')).toBeVisible();
  await expect(page.getByRole('link', { name: /Book Now/ })).toHaveAttribute(
    'href',
    /\/student\/bookings\/:/,
  );
});

test('a search forgives typing errors, stands in the address, and is taken back', async ({ page }) => {
  await page.goto('/tutors');
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /Book Now/ }) });
  const names = async (query: string): Promise<string[]> => {
    const { data } = await (await page.request.get(`/api/get_all_tutors${query}`)).json();
    return data.map(({ name }: { name: string }) => name);
  };
  const matching = await names('?q=mathmatics');
  // The list comes in parts, and this one with the last of a page.
  const other = (await names('?limit=12')).findLast((name) => !matching.includes(name));
  const another = cards.filter({ hasText: other ?? 'Nobody' });
  await expect(another).toBeVisible();
  await page.getByRole('searchbox').fill('mathmatics');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]q=mathmatics/);
  await expect(another).toHaveCount(0);
  // She is among all tutors, too.
  await expect(cards.filter({ hasText: 'Kavitha Raman' })).toBeVisible();
  const found = await cards.count();
  await page.reload();
  await expect(cards).toHaveCount(found);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/tutors');
  await expect(another).toBeVisible();
});

test('whatever is looked for, the first tutor is on the first screen, at a desk as on a phone', async ({
  page,
}) => {
  const { data } = await (await page.request.get('/api/subjects')).json();
  const { _id: mathematics } = data.find(({ name }: { name: string }) => name === 'Mathematics');
  const card = page.getByRole('article').first();
  const edges = async () => {
    await expect(card.getByRole('link', { name: 'Book Now' })).toBeVisible();
    const { y = 0, height = 0 } = (await card.boundingBox()) ?? {};
    return { top: y, end: y + height };
  };
  const all = `q=mathematics&subject=${mathematics}&minRate=100&maxRate=5000&day=Monday`;
  for (const search of ['q=mathematics', `subject=${mathematics}`, 'day=Monday', all]) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/tutors?${search}`);
    expect((await edges()).end, `${search} at 1280`).toBeLessThanOrEqual(900);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/tutors?${search}`);
    expect((await edges()).top, `${search} at 360`).toBeLessThan(300);
  }
  await page.goto('/');
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
  expect(screens, 'the home page in screens of a phone').toBeLessThan(4.5);
  await signIn(page, sample.student);
  await page.goto('/tutors');
  const { top, end } = await edges();
  expect(top, 'signed in at 360').toBeLessThan(300);
  expect(end - top, 'a card with a trial lesson in halves of a phone').toBeLessThanOrEqual(740 / 2);
});

test('the navigation stands open where the window has room for it, and is a menu elsewhere, also once it is turned', async ({
  page,
}) => {
  const open = page.getByRole('navigation', { name: 'Main' });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await page.setViewportSize({ width: 960, height: 700 });
  await page.goto('/about');
  await expect(open).toBeVisible();
  await expect(menu).toBeHidden();
  for (const [narrow, wide] of [
    [959, 960],
    [360, 1280],
  ] as const) {
    await page.setViewportSize({ width: narrow, height: 700 });
    await expect(menu).toBeVisible();
    await expect(open).toBeHidden();
    await page.setViewportSize({ width: wide, height: 700 });
    await expect(open).toBeVisible();
    await expect(menu).toBeHidden();
  }
});

test('the whole way from home to a sent booking goes by the keyboard alone', async ({ page, browser }) => {
  const tutor = await sampleTutorId(page.request);
  // Who has no lesson yet has none at the time that is chosen.
  const elsewhere = await browser.newContext();
  const { address } = await register(elsewhere, { name: 'Keyboard Student', role: 'student' });
  await elsewhere.close();
  await page.goto('/');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Get Started' }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tutors');

  const card = page.getByRole('listitem').filter({ hasText: sample.tutor });
  await tabTo(page, card.getByRole('link', { name: /Book Now/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login\?returnTo=/);

  await tabTo(page, page.getByLabel('Email Address'));
  await page.keyboard.type(address);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/student/bookings/:${tutor}`);

  await tabTo(page, page.getByLabel('Subject'));
  await page.keyboard.type('Math');
  await expect(openTimes(page).first()).toBeVisible();
  await tabTo(page, openTimes(page).first());
  // Of what is left of today, one time may be all that there is.
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(openTimes(page).last()).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Confirm Booking' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Booking created successfully')).toBeVisible();
});
