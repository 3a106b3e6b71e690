import type { Page } from '@playwright/test';
import { expect } from './test';

export interface ExpectedNavigation {
  /** The items, each with where it leads, in their order. */
  items: readonly (readonly [label: string, path: string])[];
  /** Where the picture leads. */
  landing: string;
  /** Where My Profile of the phone's menu leads. */
  profile: string;
}

/** Holds the site's navigation to what it is for a role, on a wide screen and in the menu of a phone, which it tries. */
export const expectNavigation = async (
  page: Page,
  { items, landing, profile }: ExpectedNavigation,
): Promise<void> => {
  const linksOf = (list: ReturnType<Page['getByRole']>) =>
    list
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main).toBeVisible();
  expect(await linksOf(main)).toEqual(items);
  await expect(page.getByRole('link', { name: /, my area$/ })).toHaveAttribute('href', landing);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const inMenu = await linksOf(menu);
  // Between them are those of the panel's own pages that are no items.
  expect(inMenu.slice(0, items.length)).toEqual(items);
  expect(inMenu.at(-1)).toEqual(['My Profile', profile]);
  await menu.getByRole('link', { name: 'My Profile' }).click();
  await expect(page).toHaveURL(profile);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Your places' }).getByRole('link')).toHaveCount(5);
  await page.setViewportSize({ width: 1280, height: 900 });
};
