import type { Browser, Page } from '@playwright/test';
import type { Person } from './newPerson';
import { signIn } from './people';
import { password } from './register';
import { query } from './siteDatabase';
import type { Site } from './startSite';
import { expect } from './test';

/** A second browser in which the person is signed in as well. */
const otherBrowser = async (browser: Browser, { address }: Person): Promise<Page> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, address, password);
  return page;
};

const sessionsOf = async (site: Site, { id }: Person): Promise<number> =>
  (await query(site, 'select 1 from sessions where user_id = $1', [id])).length;

/**
 * Does what the Security part of the profile is for: signs another browser out, then changes the password, which ends
 * the sessions everywhere else.
 *
 * @param profilePath where the person's profile is
 */
export const tryOutSecurity = async (
  site: Site,
  browser: Browser,
  person: Person,
  profilePath: string,
): Promise<void> => {
  const { page, id } = person;
  const other = await otherBrowser(browser, person);
  await page.goto(profilePath);
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(page).toHaveURL(`${profilePath}?tab=security`);
  for (const name of ['Change password', 'Where you are signed in', 'Last sign-ins']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }

  const places = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(places).toHaveCount(2);
  await expect(places.filter({ hasText: 'This browser' })).toHaveCount(1);
  await places
    .filter({ hasNotText: 'This browser' })
    .getByRole('button', { name: /^Sign out/ })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Sign out of / });
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(places).toHaveCount(1);
  expect(await sessionsOf(site, person)).toBe(1);
  await other.goto(profilePath);
  await expect(other).toHaveURL(/\/login\?returnTo=/);

  await signIn(other, person.address, password);
  expect(await sessionsOf(site, person)).toBe(2);
  const hashOf = () => query(site, 'select password_hash from users where id = $1', [id]);
  const before = await hashOf();
  const newPassword = page.getByLabel('New password', { exact: true });
  await page.getByLabel('Current password').fill('not the password');
  await newPassword.fill('a second quiet password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(/not your current password/);
  await expect(newPassword).toHaveValue('a second quiet password');
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(newPassword).toHaveValue('');
  expect(await hashOf()).not.toEqual(before);
  expect(await sessionsOf(site, person)).toBe(1);
  await other.goto(profilePath);
  await expect(other).toHaveURL(/\/login\?returnTo=/);
  await signIn(other, person.address, 'a second quiet password');
  await other.context().close();
};
