import type { Page } from '@playwright/test';
import { expect } from './test';

/** At most so many on one page, each of which brings others. */
const most = 40;

/** @returns what kind of button has that name: its accented letters */
export const kindOf = (name: string): string => name.replace(/[ -~\s]+/g, '');

/**
 * Presses the buttons of the page's main part, those that come with that as well: one of each kind. Kinds differ by their
 * names in the language of tests, without what people wrote and numbers. Dialogs that open are closed again. What sends a
 * form is left alone, and so are tabs, which have addresses.
 *
 * @param pressed the kinds that were pressed already, to which it adds
 * @param look is called after each, with its name
 * @returns how many dialogs there were
 */
export const pressAll = async (
  page: Page,
  pressed: Set<string>,
  look: (name: string) => Promise<void>,
): Promise<number> => {
  const buttons = page.locator('main').getByRole('button', { disabled: false });
  const dialogs = page.locator('dialog[open]');
  const address = page.url();
  let opened = 0;
  for (let count = 0; count < most; count += 1) {
    const names = await buttons.evaluateAll((all) =>
      all.map((one) =>
        one.matches('[type=submit], [aria-disabled=true]') ? '' : one.ariaLabel || one.textContent || '',
      ),
    );
    const place = names.findIndex((name) => kindOf(name) !== '' && !pressed.has(kindOf(name)));
    const name = names[place];
    if (name === undefined) return opened;
    pressed.add(kindOf(name));
    // By the keyboard, which reaches what shows only there, too.
    await buttons.nth(place).press('Enter');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await look(name);
    if ((await dialogs.count()) > 0) {
      opened += 1;
      await page.keyboard.press('Escape');
    }
    if (new URL(page.url()).pathname !== new URL(address).pathname || (await dialogs.count()) > 0) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    }
  }
  return opened;
};
