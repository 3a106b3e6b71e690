import { ask, expectStatus, startTeaching } from './support/lessons';
import { newPerson } from './support/newPerson';
import { mailedCode } from './support/people';
import { query } from './support/siteDatabase';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';

test('a tutor accepts a request with the keyboard alone', async ({ browser, site, consoleFaults }) => {
  const [tutor, student] = await Promise.all([
    newPerson({ browser, name: 'Oviya Helen', role: 'tutor', consoleFaults }),
    newPerson({ browser, name: 'Prabhu Deva', role: 'student', consoleFaults }),
  ]);
  await startTeaching(tutor);
  const lesson = await ask(student, tutor, { days: 2 });
  const { page } = tutor;

  await page.goto('/');
  const main = page.getByRole('navigation', { name: 'Main' });
  await tabTo(page, main.getByRole('link', { name: 'Bookings' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Accept' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Confirm Status Change' });
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expectStatus(site, lesson, 'accepted');
  // Focus is on the page, not back at its very start.
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  expect(consoleFaults).toEqual([]);
  await Promise.all([tutor, student].map(({ context }) => context.close()));
});

test('a parent links a child with the keyboard alone', async ({ browser, site, consoleFaults }) => {
  const [parent, child] = await Promise.all([
    newPerson({ browser, name: 'Qamar Nisha', role: 'parent', consoleFaults }),
    newPerson({ browser, name: 'Rehana Nisha', role: 'student', consoleFaults }),
  ]);
  const { page } = parent;
  const registered = await mailedCode(page.request, child.address);

  await page.goto('/');
  await tabTo(
    page,
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Children' }),
  );
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Add Child' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Add New Child' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Child’s email')).toBeFocused();
  await page.keyboard.type(child.address);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Enter 6-digit OTP' })).toBeFocused();
  await page.keyboard.type(await mailedCode(page.request, child.address, registered));
  await page.keyboard.press('Enter');
  const linked = page.getByRole('list', { name: 'Linked children' });
  await expect(linked.getByRole('listitem').filter({ hasText: 'Rehana Nisha' })).toBeFocused();
  expect(await query(site, 'select child_id from parent_children where parent_id = $1', [parent.id])).toEqual(
    [{ child_id: child.id }],
  );
  expect(consoleFaults).toEqual([]);
  await Promise.all([parent, child].map(({ context }) => context.close()));
});
