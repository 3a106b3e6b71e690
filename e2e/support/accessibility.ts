import type { Page } from '@playwright/test';
import { source as axeSource } from 'axe-core';

/** A size of the window, in pixels, with a colour scheme. */
export interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

/** Both sizes and both schemes in two visits; the other scheme of each is held to the rules of colour in the same visit. */
export const looks: readonly Look[] = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
];

export const putOn = async (page: Page, { width, colorScheme }: Look): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme });
};

/** What a change of the colour scheme alone can break. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** @returns what axe finds on the page as it stands, by rule and place; `rules`: only these */
const faultsNow = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
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

/** @returns what axe finds on the page in this look, and in the colours of the other scheme */
export const accessibilityFaults = async (page: Page, look: Look): Promise<string[]> => {
  const faults = await faultsNow(page);
  const other = look.colorScheme === 'light' ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme: other });
  const ofColour = await faultsNow(page, rulesOfColour);
  await page.emulateMedia({ colorScheme: look.colorScheme });
  return [...faults, ...ofColour.map((fault) => `${other}: ${fault}`)];
};

/** @returns what axe finds on the open page in either look */
export const faultsInAllLooks = async (page: Page): Promise<string[]> => {
  const faults: string[] = [];
  for (const look of looks) {
    await putOn(page, look);
    faults.push(...(await accessibilityFaults(page, look)).map((fault) => `${look.colorScheme}: ${fault}`));
  }
  return faults;
};
