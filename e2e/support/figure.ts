import type { Locator, Page } from '@playwright/test';

/** The figure that stands with a label. */
export const figure = (page: Page, label: string): Locator =>
  page.locator('main').getByText(label, { exact: true }).locator('..');

/** @returns paise as people read them: "₹1,23,456" */
export const rupees = (paise: number): string => `₹${(paise / 100).toLocaleString('en-IN')}`;
