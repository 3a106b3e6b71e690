import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { type Site, startSite } from './startSite';

interface WorkerFixtures {
  /** One site for each worker; every test brings its own people. */
  site: Site;
}

interface TestFixtures {
  /** What the page's console said that a developer would have to look at. */
  consoleFaults: string[];
}

const isFault = (message: ConsoleMessage): boolean => ['error', 'warning'].includes(message.type());

export const watchConsole = (page: Page, faults: string[]): void => {
  page.on('console', (message) => {
    if (isFault(message)) faults.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
};

/** @returns the faults but for the browser's remark, some seconds after the load, that a preloaded file was not used yet */
export const exceptPreloads = (faults: readonly string[]): string[] =>
  faults.filter((fault) => !/was preloaded using link preload/.test(fault));

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies off this pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  consoleFaults: async ({ page }, use) => {
    const faults: string[] = [];
    watchConsole(page, faults);
    await use(faults);
  },
});

export { expect };
