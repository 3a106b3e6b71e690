import type { Registry } from '@paadam/shared/contract';
import { describeSubject } from './describeSubject';
import { describeTutor } from './describeTutor';
import { findRoute } from './findRoute';
import type { PreviewedSubject, PreviewedTutor } from './queries';

/** What a document says of itself before any script runs. Plain text, and absolute addresses. */
export interface PageHead {
  title: string;
  description: string;
  /** How search engines and previews show it; null: not at all. */
  shown: { url: string; image: string; type: 'website' | 'profile' } | null;
}

/** A portal declares the tutor's page under this path. */
export const tutorPage = '/tutors/:tutorId';

/** And a subject's under this one. */
export const subjectPage = '/subjects/:slug';

const siteTitle = 'Paadam · One-on-one lessons with tutors you choose';
const siteDescription =
  'Find a tutor, see their open times and book a one-on-one online lesson. Students, parents and tutors in one place.';

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
  pathname: string;
  publicOrigin: string;
  /** Of a tutor's page; null: there is none by this id; undefined: that could not be found out. */
  tutor?: PreviewedTutor | null | undefined;
  /** Of a subject's page, likewise. */
  subject?: PreviewedSubject | null | undefined;
}

/** @returns what the document says of its page; null where there is no such page */
export const describePage = ({ registry, pathname, publicOrigin, tutor, subject }: Page): PageHead | null => {
  const route = findRoute(registry, pathname)?.route;
  if (!route || tutor === null || subject === null) return null;
  const own = tutor ? describeTutor(tutor, publicOrigin) : subject ? describeSubject(subject) : null;
  const title = own?.title ?? route.title;
  return {
    title: title ? `${title} · Paadam` : siteTitle,
    description: own?.description || route.description || siteDescription,
    // Whoever has the address of a tutor who is not listed may see the page; nobody is led to it.
    shown:
      route.roles || tutor?.listed === false
        ? null
        : {
            url: publicOrigin + withoutEndSlash(pathname),
            image: own?.image ?? `${publicOrigin}/preview.png`,
            type: tutor ? 'profile' : 'website',
          },
  };
};

/** What the document says of itself at an address without a page. */
export const missingPage: PageHead = {
  title: 'Page not found · Paadam',
  description: siteDescription,
  shown: null,
};
