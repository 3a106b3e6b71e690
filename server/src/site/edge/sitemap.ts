import { escapeMarkup } from '../../foundation/text/escapeMarkup';
import type { Alternate } from './describePage';

/** Addresses in one file, a fifth of what a file may name: none takes long to draw, or much to keep. */
export const addressesPerFile = 10_000;

/** A sitemap as it is sent. */
export interface Sitemap {
  xml: string;
  drawnAt: Date;
}

/** What a sitemap names. */
interface Named {
  /** Absolute. */
  address: string;
  /** When it last changed. Null: unknown, and nothing is said, since a search engine trusts dates that hold. */
  changedAt: Date | null;
  /** The same page in each language. */
  alternates?: readonly Alternate[];
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const draw = (
  root: 'urlset' | 'sitemapindex',
  element: 'url' | 'sitemap',
  named: readonly Named[],
): Sitemap => {
  const entries = named.map(({ address, changedAt, alternates = [] }) => {
    const date = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    const links = alternates.map(
      ({ hreflang, url }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(url)}"/>`,
    );
    return `<${element}><loc>${escapeMarkup(address)}</loc>${date}${links.join('')}</${element}>\n`;
  });
  const hasLinks = named.some(({ alternates = [] }) => alternates.length > 0);
  const spaces = `xmlns="${namespace}"${hasLinks ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}`;
  return {
    xml: `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${spaces}>\n${entries.join('')}</${root}>\n`,
    drawnAt: new Date(),
  };
};

/** @returns the sitemap that names the pages */
export const sitemapOf = (pages: readonly Named[]): Sitemap => draw('urlset', 'url', pages);

/** @returns the sitemap that names the sitemaps */
export const sitemapIndex = (sitemaps: readonly Named[]): Sitemap =>
  draw('sitemapindex', 'sitemap', sitemaps);
