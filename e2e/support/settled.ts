import type { Page } from '@playwright/test';
import { expect } from './test';

/** Everything has come: nothing is busy, nothing stands in for what is on its way. */
export const settled = async (page: Page, heading: string | RegExp): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('main').getByText(/^Loading/)).toHaveCount(0);
};
