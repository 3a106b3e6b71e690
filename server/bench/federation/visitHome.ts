import type { Browser, CDPSession, Page } from '@playwright/test';
import { chainDepth, type Fetched } from './chainDepth';

/** What one visitor's first sight of the home page took. */
export interface Visit {
  /** All JavaScript asked for until the hero stood, with its bytes as they came over the line. */
  scripts: readonly { url: string; bytes: number }[];
  /**
   * Files asked for until the hero stood, the document too. Calls of the API, reports and the tab's icon, which it does
   * not wait for, are sent about then, and fall on this side or on that.
   */
  requests: number;
  /** Of those files: see `chainDepth`. */
  depth: number;
  /** Milliseconds until the hero's heading was painted. */
  hero: number;
  /** Milliseconds. */
  largestPaint: number;
}

export interface Request extends Fetched {
  url: string;
  type: string;
  bytes: number;
  encoding: string;
}

const countedTypes = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'];

const kilobits = 1000 / 8;

/** A phone's network and processor, as far as the browser can play them. */
export const slowDown = async (devTools: CDPSession): Promise<void> => {
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600 * kilobits,
    uploadThroughput: 750 * kilobits,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

/** Notes every request that goes to the network, from now on, with times in milliseconds since 1970. */
export const watchRequests = async (devTools: CDPSession): Promise<() => Request[]> => {
  const requests = new Map<string, Request>();
  let clockStart = 0;
  await devTools.send('Network.enable');
  devTools.on('Network.requestWillBeSent', ({ requestId, request, initiator, wallTime, timestamp, type }) => {
    clockStart = (wallTime - timestamp) * 1_000;
    requests.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      askedBy: type === 'Document' ? 'visitor' : initiator.type === 'parser' ? 'document' : 'script',
      sentAt: wallTime * 1_000,
      bytes: 0,
      encoding: '',
    });
  });
  devTools.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  devTools.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) request.encoding = response.headers['content-encoding'] ?? '';
  });
  devTools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes += encodedDataLength;
  });
  devTools.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (request) request.arrivedAt = clockStart + timestamp * 1_000;
  });
  return () => [...requests.values()];
};

interface Paints {
  hero?: number | undefined;
  largest?: number | undefined;
}

/** Has the page note when its hero's heading, and its largest element, were painted. */
const watchPaints = (page: Page) =>
  page.addInitScript(() => {
    const paints: Paints = {};
    Object.assign(window, { paints });
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1');
      if (!heading) return;
      heading.setAttribute('elementtiming', 'hero');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      paints.hero ??= list.getEntries()[0]?.startTime;
    }).observe({ type: 'element', buffered: true });
    new PerformanceObserver((list) => {
      paints.largest = list.getEntries().at(-1)?.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

/**
 * Opens the home page as a person who was never there, on a slow phone: 150 ms, 1.6 Mbit/s, a quarter of the processor.
 *
 * @param origin of the site
 */
export const visitHome = async (browser: Browser, origin: string): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    const requestsSoFar = await watchRequests(devTools);
    await slowDown(devTools);
    await watchPaints(page);
    await page.goto(origin, { waitUntil: 'commit' });
    await page.waitForFunction(() => (window as unknown as { paints: Paints }).paints.hero !== undefined);
    // What comes after it may still be painted larger.
    await page.waitForLoadState('networkidle');
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestIdleCallback(() => setTimeout(() => requestIdleCallback(resolve), 500)),
        ),
    );
    const { hero, largest, openedAt } = await page.evaluate(() => ({
      ...(window as unknown as { paints: Record<keyof Paints, number> }).paints,
      openedAt: performance.timeOrigin,
    }));
    const requests = requestsSoFar().filter(
      ({ type, sentAt }) => countedTypes.includes(type) && sentAt <= openedAt + hero,
    );
    const scripts = requests.filter(({ type }) => type === 'Script');
    const plain = scripts.find(({ encoding }) => encoding !== 'br');
    if (plain) throw new Error(`${plain.url} came without brotli.`);
    return {
      scripts: scripts.map(({ url, bytes }) => ({ url, bytes })),
      requests: requests.length,
      depth: chainDepth(requests),
      hero,
      largestPaint: largest,
    };
  } finally {
    await context.close();
  }
};
