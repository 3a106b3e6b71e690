import type { Page } from '@playwright/test';

/** Until then what stands there is as the server has drawn it: its links open documents, without the page's own code. */
export const untilTakenOver = (page: Page) =>
  page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
