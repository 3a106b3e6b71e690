import { escapeMarkup } from '../text/escapeMarkup';

/** Addresses in one file, a fifth of what a file may name: none takes long to draw, or much to keep. */
export const addressesPerFile = 10_000;

/** A sitemap as it is sent. */
export interface Sitemap {
  xml: string;
  drawnAt: Date;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const draw = (root: 'urlset' | 'sitemapindex', entries: readonly string[], drawnAt: Date): Sitemap => ({
  xml: `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${entries.join('')}</${root}>\n`,
  drawnAt,
});

/** @param addresses absolute, of pages @returns the sitemap that names them */
export const sitemapOf = (addresses: readonly string[]): Sitemap => {
  const entries = addresses.map((address) => `<url><loc>${escapeMarkup(address)}</loc></url>\n`);
  return draw('urlset', entries, new Date());
};

/**
 * @param addresses absolute, of sitemaps
 * @returns the sitemap that names them, each as of now: a part is drawn anew as often as this one
 */
export const sitemapIndex = (addresses: readonly string[]): Sitemap => {
  const now = new Date();
  const date = `<lastmod>${now.toISOString()}</lastmod>`;
  const entries = addresses.map(
    (address) => `<sitemap><loc>${escapeMarkup(address)}</loc>${date}</sitemap>\n`,
  );
  return draw('sitemapindex', entries, now);
};
