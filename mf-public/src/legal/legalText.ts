import type { Operator } from '@paadam/shared/portal';

/** A link within a sentence: to a page of this site, "/contact", or elsewhere, "mailto:…". */
export interface TextLink {
  label: string;
  to: string;
}

/** A sentence or several, with links in it. */
export type Words = string | readonly (string | TextLink)[];

/** A paragraph, a list of points, or terms with what they mean. */
export type Block =
  | Words
  | { points: readonly Words[] }
  | { terms: readonly (readonly [term: string, meaning: Words])[] };

export interface LegalPart {
  /** In the page's address, after "#". */
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface LegalText {
  title: string;
  lead: string;
  /** The day since which it holds in these words, ISO 8601. */
  date: string;
  parts: readonly LegalPart[];
}

/** What the host says of the site's operator; what is absent, it does not say. */
export interface SiteFacts {
  operator?: Operator | undefined;
  email?: string | undefined;
}
