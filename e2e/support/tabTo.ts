import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Goes on with the Tab key until what is wanted has the focus. */
export const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key does not lead to ${wanted}.`);
};
