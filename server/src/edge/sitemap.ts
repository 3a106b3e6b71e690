import type { Queryable } from '../db/openDatabase';
import { escapeMarkup } from '../text/escapeMarkup';
import { listTutorIds } from './queries';

/** Tutors in one file: a file may name 50,000 addresses, and the first one names the other pages as well. */
export const tutorsPerFile = 49_000;

/** Tutors that are read at once. */
const batchSize = 1_000;

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const entry = (element: 'url' | 'sitemap', address: string): string =>
  `<${element}><loc>${escapeMarkup(address)}</loc></${element}>\n`;

/** @param addresses absolute, of sitemaps @returns the sitemap that names them */
export const sitemapIndex = (addresses: readonly string[]): string =>
  `${declaration}<sitemapindex xmlns="${namespace}">\n${addresses.map((address) => entry('sitemap', address)).join('')}</sitemapindex>\n`;

/**
 * Gives a sitemap piece by piece.
 *
 * @param pages absolute addresses
 * @param tutorsFrom the first tutor to name; null: none
 */
export async function* sitemapOf(
  queryable: Queryable,
  origin: string,
  pages: readonly string[],
  tutorsFrom: string | null,
): AsyncGenerator<string> {
  yield `${declaration}<urlset xmlns="${namespace}">\n${pages.map((page) => entry('url', page)).join('')}`;
  let from: { at: string } | { after: string } | null = tutorsFrom === null ? null : { at: tutorsFrom };
  for (let left = tutorsPerFile; from && left > 0; left -= batchSize) {
    const ids = await listTutorIds(queryable, from, Math.min(batchSize, left));
    yield ids.map((id) => entry('url', `${origin}/tutors/${id}`)).join('');
    const last = ids.at(-1);
    from = last === undefined ? null : { after: last };
  }
  yield '</urlset>\n';
}
