import { escapeMarkup } from '../markup/escapeMarkup';
import type { PageHead } from './describePage';

const meta = (attribute: 'name' | 'property', name: string, content: string): string =>
  `<meta ${attribute}="${name}" content="${escapeMarkup(content)}">`;

/** @returns the elements for search engines and link previews */
export const headTags = ({ title, description, shown }: PageHead): string[] => [
  `<title>${escapeMarkup(title)}</title>`,
  meta('name', 'description', description),
  ...(shown
    ? [
        `<link rel="canonical" href="${escapeMarkup(shown.url)}">`,
        meta('property', 'og:site_name', 'Paadam'),
        meta('property', 'og:type', shown.type),
        meta('property', 'og:title', title),
        meta('property', 'og:description', description),
        meta('property', 'og:url', shown.url),
        meta('property', 'og:image', shown.image),
        meta('name', 'twitter:card', shown.type === 'profile' ? 'summary' : 'summary_large_image'),
      ]
    : [meta('name', 'robots', 'noindex')]),
];
