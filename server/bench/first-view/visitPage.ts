import type { Browser, Page } from '@playwright/test';
import { slowDown, watchRequests } from '../federation/visitHome';

/** What one visitor's first sight of a page took. Times are in milliseconds. */
export interface PageVisit {
  /** JavaScript over the line until all was quiet, in bytes. */
  scriptBytes: number;
  /** Files and answers over the line until all was quiet, the document too; not the tab's icon, nor reports. */
  requests: number;
  /** Of the API among them. */
  calls: number;
  firstPaint: number;
  largestPaint: number;
  /** What moved after it stood, as browsers add it up. */
  layoutShift: number;
  /** The longest that the page did not answer in one piece. */
  longestTask: number;
  /** The same, of what began after the first paint. */
  longestTaskAfterPaint: number;
}

interface Noted {
  largest: number;
  shift: number;
  tasks: { start: number; duration: number }[];
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

const noteTimes = (page: Page) =>
  page.addInitScript(() => {
    const noted: Noted = { largest: 0, shift: 0, tasks: [] };
    Object.assign(window, { noted });
    // Nothing in here has a name: what runs the bench marks names by a function that the page does not have.
    new PerformanceObserver((list) => {
      noted.largest = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) noted.shift += entry.hadRecentInput ? 0 : entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        noted.tasks.push({ start: startTime, duration });
    }).observe({ type: 'longtask', buffered: true });
  });

/**
 * Opens a page as a person who was never there, on a slow phone: 150 ms, 1.6 Mbit/s, a quarter of the processor; and waits
 * until nothing more comes and nothing more is done.
 *
 * @param url of the page
 * @param isAlive whether scripts make the page answer, which is waited for
 */
export const visitPage = async (browser: Browser, url: string, isAlive: boolean): Promise<PageVisit> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    const requestsSoFar = await watchRequests(devTools);
    await slowDown(devTools);
    await noteTimes(page);
    await page.goto(url, { waitUntil: 'load' });
    if (isAlive) {
      await page.waitForFunction(() => {
        const heading = document.querySelector('main h1');
        return heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
      });
    }
    await page.waitForLoadState('networkidle');
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestIdleCallback(() => setTimeout(() => requestIdleCallback(resolve), 500)),
        ),
    );
    const { noted, firstPaint } = await page.evaluate(() => ({
      noted: (window as unknown as { noted: Noted }).noted,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    const longestOf = (tasks: Noted['tasks']) => Math.max(0, ...tasks.map(({ duration }) => duration));
    const requests = requestsSoFar().filter(
      ({ type, url: asked }) => type !== 'Ping' && !/favicon|\/api\/telemetry\//.test(asked),
    );
    const scripts = requests.filter(({ type }) => type === 'Script');
    return {
      scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      requests: requests.length,
      calls: requests.filter(({ url: asked }) => new URL(asked).pathname.startsWith('/api/')).length,
      firstPaint,
      largestPaint: noted.largest,
      layoutShift: noted.shift,
      longestTask: longestOf(noted.tasks),
      longestTaskAfterPaint: longestOf(noted.tasks.filter(({ start }) => start >= firstPaint)),
    };
  } finally {
    await context.close();
  }
};
