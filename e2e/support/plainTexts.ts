import type { Page } from '@playwright/test';

/** What people wrote, or what the database has: it is as it is in every language. */
const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
};

/**
 * Listens to what the API answers, so that `plainTexts` can tell it from the page's own words.
 *
 * @returns its texts, so far
 */
export const watchAnswers = (page: Page): Set<string> => {
  const known = new Set<string>();
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return;
    for (const text of stringsOf(await response.json().catch(() => null))) known.add(text);
  });
  return known;
};

/** Of time zones and devices, by the browser, and of school boards. What there is to choose a zone from is the browser's list. */
const namesOfOthers = /[A-Z]\w+( \w+)? (Standard )?Time\b|State board|Fake (Default )?Audio (Input|Output)/g;

/**
 * Under the language of tests every text of ours stands between brackets and is full of accents.
 *
 * @param known what the API has answered
 * @returns the page's texts of two plain words or more, which no one took out of the source: what is read, and what is told
 *   by labels and titles; but for what people wrote, which `data-people` marks, or the API brought
 */
export const plainTexts = async (page: Page, known: ReadonlySet<string>): Promise<string[]> => {
  const found = await page.evaluate(() => {
    const drawn = document.getElementById('paadam-drawn')?.textContent ?? 'null';
    const site = document.getElementById('paadam-site')?.textContent ?? 'null';
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      const ofOthers =
        'script, style, noscript, code, select[name=timeZone], [data-people], [lang]:not(html)';
      if (!element || element.closest(ofOthers)) continue;
      if (node instanceof Element) {
        for (const name of ['aria-label', 'aria-roledescription', 'title', 'alt', 'placeholder'])
          texts.push(node.getAttribute(name) ?? '');
      } else texts.push(node.textContent ?? '');
    }
    return { texts, data: [JSON.parse(drawn), JSON.parse(site)] };
  });
  const others = [...known, ...stringsOf(found.data)]
    .filter((text) => text.length > 2)
    .sort((one, other) => other.length - one.length);
  const rest = found.texts.map((text) => others.reduce((left, other) => left.replaceAll(other, ''), text));
  return [...new Set(rest.filter((text) => /[a-z]{2,} [a-z]{2,}/i.test(text.replace(namesOfOthers, ''))))];
};
