import type { Page } from '@playwright/test';
import { source as axeSource } from 'axe-core';

/** A size of the window, in pixels, with a colour scheme. */
export interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

/**
 * Both sizes and both schemes in two visits. What one size alone shows is held to contrast in the scheme that it is not
 * looked at in by the test of the palette, which tries every ink on every ground.
 */
export const looks: readonly Look[] = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
];

export const putOn = async (page: Page, { width, colorScheme }: Look): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme });
};

/** @returns what axe finds on the page as it stands, by rule and place */
export const accessibilityFaults = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    // A change of the colour scheme fades in; contrast is measured where it leads.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
  });
};

/** @returns what axe finds on the open page in either look */
export const faultsInAllLooks = async (page: Page): Promise<string[]> => {
  const faults: string[] = [];
  for (const look of looks) {
    await putOn(page, look);
    faults.push(...(await accessibilityFaults(page)).map((fault) => `${look.colorScheme}: ${fault}`));
  }
  return faults;
};
