import type { Page } from '@playwright/test';

/** Adds up the layout shifts of each page that is opened from now on, from its very start. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts = window as unknown as { layoutShift: number };
    shifts.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        shifts.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** @returns how far the opened page has moved so far, as browsers measure it */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // What the last of it moved is painted, and told, a frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as unknown as { layoutShift: number }).layoutShift;
  });

/** Lets each answer of the API take a while, as it does on the way to a phone: what stands in for it is seen. */
export const slowAnswers = async (page: Page): Promise<void> => {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
};
