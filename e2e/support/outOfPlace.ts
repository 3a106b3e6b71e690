import type { Page } from '@playwright/test';

/** @returns what reaches beyond the window, buttons narrower than what they say, texts torn to letters, and places at the foot too small to read */
export const outOfPlace = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = (element: Element) => `${element.tagName} ${element.textContent?.trim().slice(0, 60)}`;
    const { scrollWidth } = document.documentElement;
    const tight = [...document.querySelectorAll('button, [data-foot-places] li')].filter(
      (element) =>
        element.checkVisibility() &&
        // Until a page is live, a button may be there for what reads aloud alone.
        getComputedStyle(element).clipPath === 'none' &&
        // A narrower one has an icon, and is pressed around it, too.
        element.clientWidth > 40 &&
        element.scrollWidth > element.clientWidth + 4,
    );
    // Beside something that takes all the room, a text that may break anywhere has a letter or two a line.
    const torn = [
      ...document.querySelectorAll('main :is(p, h1, h2, h3, li, dt, dd, span, a, strong)'),
    ].filter((element) => {
      const [text] = element.childNodes;
      if (element.childNodes.length !== 1 || text?.nodeType !== Node.TEXT_NODE) return false;
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      return lines > 3 && (text.textContent ?? '').length / lines < 5;
    });
    const small = [...document.querySelectorAll('[data-foot-places] a')].filter(
      (element) => Number.parseFloat(getComputedStyle(element).fontSize) < 11,
    );
    return [
      ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : []),
      ...[...tight, ...torn, ...small].map(named),
    ];
  });
