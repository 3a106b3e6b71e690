import type { Page } from '@playwright/test';
import { source as axeSource } from 'axe-core';

/** What a change of the colour scheme alone can break. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * @param rules only these. Default: all
 * @returns what axe finds on the page as it stands, by rule and place
 */
const accessibilityFaults = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async (only) => {
      // A change of the colour scheme fades in; contrast is measured where it leads.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(ending.map(({ finished }) => finished));
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(document, {
        resultTypes: ['violations'],
        ...(only && { runOnly: only }),
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
    },
    rules && [...rules],
  );
};

/** @returns what axe finds on the page, in the light and in the dark scheme */
export const faultsInBothSchemes = async (page: Page): Promise<string[]> => {
  const light = await accessibilityFaults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Nothing but the colours has changed.
  const dark = await accessibilityFaults(page, rulesOfColour);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
};
