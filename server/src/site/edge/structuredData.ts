import type { Registry } from '@paadam/shared/contract';
import { type PageLanguage, pathIn } from '@paadam/shared/domain';
import * as words from '../../messages/documents';
import { ratingOf } from './describeTutor';
import { findRoute } from './findRoute';
import { tutorsPage } from './findShownAddress';
import type { PreviewedSubject, PreviewedTutor } from './queries';
import type { Site } from './site';

/** A thing of schema.org: its type, and what is known of it. */
type Thing = { '@type': string; '@id'?: string } & Record<string, unknown>;

/** What a page is about, as search engines read it (JSON-LD). */
export interface StructuredData {
  '@context': 'https://schema.org';
  '@graph': Thing[];
}

/** Of which site, and in which language, a page is. */
interface Place {
  registry: Registry;
  site: Site;
  language: PageLanguage;
}

const graph = (...things: Thing[]): StructuredData => ({
  '@context': 'https://schema.org',
  '@graph': things,
});

const organizationId = (origin: string): string => `${origin}/#organization`;

const organization = ({ publicOrigin }: Site): Thing => ({
  '@type': 'Organization',
  '@id': organizationId(publicOrigin),
  name: 'Paadam',
  url: `${publicOrigin}/`,
  logo: `${publicOrigin}/logo.png`,
});

/** @returns what the home page says: who runs the site, and how it is searched */
export const siteData = ({ registry, site, language }: Place, url: string): StructuredData => {
  const { publicOrigin, contactEmail, operator } = site;
  const search = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${publicOrigin}${pathIn(language, tutorsPage)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return graph(
    {
      ...organization(site),
      ...(operator.name && { legalName: operator.name }),
      ...(operator.address && { address: operator.address }),
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: contactEmail },
    },
    {
      '@type': 'WebSite',
      '@id': `${publicOrigin}/#site`,
      name: 'Paadam',
      url,
      inLanguage: `${language}-IN`,
      publisher: { '@id': organizationId(publicOrigin) },
      ...(findRoute(registry, tutorsPage) && { potentialAction: search }),
    },
  );
};

/** @returns what a tutor's page says: who it is, what the lessons cost, how they are rated */
export const tutorData = (place: Place, url: string, tutor: PreviewedTutor): StructuredData => {
  const { publicOrigin } = place.site;
  const { name, bio, hourlyRate, subjectNames, profileUrl, qualifications, languages } = tutor;
  const rating = ratingOf(tutor);
  const person = {
    '@type': 'Person',
    '@id': `${url}#tutor`,
    name,
    url,
    jobTitle: words.tutor(),
    ...(bio && { description: bio }),
    ...(profileUrl?.startsWith('/pictures/') && { image: publicOrigin + profileUrl }),
    ...(subjectNames.length > 0 && { knowsAbout: subjectNames }),
    ...(languages.length > 0 && { knowsLanguage: languages }),
    ...(qualifications.length > 0 && {
      hasCredential: qualifications.map((credential) => ({
        '@type': 'EducationalOccupationalCredential',
        name: credential,
      })),
    }),
  };
  const lessons = {
    '@type': 'Service',
    '@id': `${url}#lessons`,
    name: words.lessonsWith({ name }),
    serviceType: words.onlineTutoring(),
    url,
    provider: { '@id': person['@id'] },
    ...(hourlyRate !== null && {
      offers: {
        '@type': 'Offer',
        url,
        price: hourlyRate,
        priceCurrency: 'INR',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: hourlyRate,
          priceCurrency: 'INR',
          unitCode: 'HUR',
        },
      },
    }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        ratingCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
  return graph(person, lessons, wayTo(place, ['/', tutorsPage], name, url));
};

/** @returns what a subject's page says: what is taught, and between which prices */
export const subjectData = (
  place: Place,
  url: string,
  { name, description, tutorCount, rates }: PreviewedSubject,
): StructuredData =>
  graph(
    organization(place.site),
    {
      '@type': 'Service',
      '@id': `${url}#lessons`,
      name: words.lessonsIn({ subject: name }),
      serviceType: words.onlineTutoring(),
      category: name,
      url,
      provider: { '@id': organizationId(place.site.publicOrigin) },
      ...(description && { description }),
      ...(rates && {
        offers: {
          '@type': 'AggregateOffer',
          url,
          lowPrice: rates.lowest,
          highPrice: rates.highest,
          priceCurrency: 'INR',
          offerCount: tutorCount,
        },
      }),
    },
    wayTo(place, ['/', '/subjects'], name, url),
  );

/** The way from the home page to this one; a page on it that no portal has is left out. */
const wayTo = (
  { registry, site, language }: Place,
  above: readonly string[],
  name: string,
  url: string,
): Thing => {
  const steps = above.flatMap((path) => {
    const label = findLabel(registry, path);
    return label ? [{ name: label, item: site.publicOrigin + pathIn(language, path) }] : [];
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...steps, { name, item: url }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
};

/** @returns what the menu calls the page, or else what the page calls itself */
const findLabel = (registry: Registry, path: string): string | undefined => {
  const found = findRoute(registry, path);
  return found?.row.remote.nav.find((item) => item.path === path)?.label ?? found?.route.title;
};
