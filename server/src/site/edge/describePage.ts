import type { Registry } from '@paadam/shared/contract';
import { type PageLanguage, pathIn, siteLanguages } from '@paadam/shared/domain';
import { speak } from '@paadam/shared/words/language';
import * as words from '../../messages/documents';
import { describeSubject } from './describeSubject';
import { describeTutor } from './describeTutor';
import { findRoute } from './findRoute';
import { findShownAddress, type ShownAddress } from './findShownAddress';
import type { PreviewedSubject, PreviewedTutor } from './queries';
import type { Site } from './site';
import { sitePreviewIn } from './sitePreview';
import { type StructuredData, siteData, subjectData, tutorData } from './structuredData';
import { previewPath, tutorPreviewOf } from './tutorPreview';

/** What a document says of itself before any script runs. Plain text, and absolute addresses. */
export interface PageHead {
  title: string;
  description: string;
  /** How search engines and previews show it; null: not at all. */
  shown: ShownPage | null;
}

interface ShownPage extends ShownAddress {
  image: PreviewImage;
  type: 'website' | 'profile';
  /** The same page in each language, this one's included; empty where the site has one language. */
  alternates: readonly Alternate[];
  /** What it is about, in the words of schema.org; null where there is nothing to say beyond the text. */
  data: StructuredData | null;
}

/** A page's address in one language, absolute; `x-default`: for the person who reads none of the others. */
export interface Alternate {
  hreflang: string;
  url: string;
}

/** A picture for link previews, 1200 by 630 pixels. */
export interface PreviewImage {
  url: string;
  type: 'image/png' | 'image/jpeg';
  alt: string;
}

/** A portal declares the tutor's page under this path. */
export const tutorPage = '/tutors/:tutorId';

/** And a subject's under this one. */
export const subjectPage = '/subjects/:slug';

const withoutEndSlash = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';

/** @returns the last part of the path, where it is a page that is declared as that; null where it is another page */
const lastPartOf = (declared: string, registry: Registry, pathname: string): string | null =>
  findRoute(registry, pathname)?.route.path === declared
    ? (withoutEndSlash(pathname).split('/').at(-1) ?? null)
    : null;

/** @returns the id of the tutor whose page it is; null where it is another page */
export const tutorIdOf = (registry: Registry, pathname: string): string | null =>
  lastPartOf(tutorPage, registry, pathname);

/** @returns the subject whose page it is, as its address has it; null where it is another page */
export const slugOf = (registry: Registry, pathname: string): string | null =>
  lastPartOf(subjectPage, registry, pathname);

interface Page {
  registry: Registry;
  /** In which it is. */
  language: PageLanguage;
  pathname: string;
  /** What the address asks of the page: "?subject=…", or nothing. */
  search: string;
  site: Site;
  /** Of a tutor's page; null: there is none by this id; undefined: that could not be found out. */
  tutor?: PreviewedTutor | null | undefined;
  /** Of a subject's page, likewise. */
  subject?: PreviewedSubject | null | undefined;
}

/** @returns what the document says of its page; null where there is no such page */
export const describePage = (page: Page): PageHead | null => speak(page.language, () => described(page));

const described = (page: Page): PageHead | null => {
  const { registry, language, pathname, search, site, tutor, subject } = page;
  const route = findRoute(registry, pathname)?.route;
  if (!route || tutor === null || subject === null) return null;
  const { publicOrigin } = site;
  const preview = tutor ? tutorPreviewOf(tutor) : null;
  const own = tutor ? describeTutor(tutor) : subject ? describeSubject(subject) : null;
  const title = own?.title ?? route.title;
  const head = {
    title: title ? `${title} · Paadam` : words.siteTitle(),
    description: own?.description || route.description || words.siteDescription(),
  };
  // The person who has the address of a tutor who is not listed may see the page; no one is led to it.
  if (route.roles || tutor?.listed === false || language === 'qps') return { ...head, shown: null };
  const path = withoutEndSlash(pathname);
  const address = findShownAddress(publicOrigin, language, path, search);
  return {
    ...head,
    shown: {
      ...address,
      image: preview
        ? {
            url: publicOrigin + previewPath(preview),
            type: 'image/jpeg',
            alt: [own?.title, preview.words.offer].filter(Boolean).join('. '),
          }
        : { url: publicOrigin + sitePreviewIn(language), type: 'image/png', alt: words.siteTitle() },
      type: tutor ? 'profile' : 'website',
      alternates: address.listed ? alternatesOf(site, path) : [],
      data: dataOf(page, path, address.url),
    },
  };
};

const dataOf = (
  { registry, language, site, tutor, subject }: Page,
  path: string,
  url: string,
): StructuredData | null => {
  const place = { registry, site, language };
  if (tutor) return tutorData(place, url, tutor);
  if (subject) return subjectData(place, url, subject);
  return path === '/' ? siteData(place, url) : null;
};

/** @param path of a public page, without a prefix @returns its addresses in all the languages that search engines are told of */
export const alternatesOf = (
  { publicOrigin, languages }: Pick<Site, 'publicOrigin' | 'languages'>,
  path: string,
): Alternate[] => {
  const told = siteLanguages.filter((language) => languages.includes(language));
  if (told.length < 2) return [];
  return [
    ...told.map((hreflang) => ({ hreflang, url: publicOrigin + pathIn(hreflang, path) })),
    { hreflang: 'x-default', url: publicOrigin + path },
  ];
};

/** What the document says of itself at an address without a page. */
export const missingPage = (language: PageLanguage): PageHead =>
  speak(language, () => ({ title: words.notFound(), description: words.siteDescription(), shown: null }));
