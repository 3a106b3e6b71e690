import type { Registry } from '@paadam/shared/contract';
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
export const siteData = (registry: Registry, site: Site): StructuredData => {
  const { publicOrigin, contactEmail, operator } = site;
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicOrigin}${tutorsPage}?q={search_term_string}` },
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
      url: `${publicOrigin}/`,
      inLanguage: 'en-IN',
      publisher: { '@id': organizationId(publicOrigin) },
      ...(findRoute(registry, tutorsPage) && { potentialAction: search }),
    },
  );
};

/** @returns what a tutor's page says: who it is, what the lessons cost, how they are rated */
export const tutorData = (
  registry: Registry,
  { publicOrigin }: Site,
  url: string,
  tutor: PreviewedTutor,
): StructuredData => {
  const { name, bio, hourlyRate, subjectNames, profileUrl, qualifications, languages } = tutor;
  const rating = ratingOf(tutor);
  const person = {
    '@type': 'Person',
    '@id': `${url}#tutor`,
    name,
    url,
    jobTitle: 'Tutor',
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
    name: `One-on-one lessons with ${name}`,
    serviceType: 'Online tutoring',
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
  return graph(person, lessons, wayTo(registry, publicOrigin, ['/', tutorsPage], name, url));
};

/** @returns what a subject's page says: what is taught, and between which prices */
export const subjectData = (
  registry: Registry,
  site: Site,
  url: string,
  { name, description, tutorCount, rates }: PreviewedSubject,
): StructuredData =>
  graph(
    organization(site),
    {
      '@type': 'Service',
      '@id': `${url}#lessons`,
      name: `One-on-one lessons in ${name}`,
      serviceType: 'Online tutoring',
      category: name,
      url,
      provider: { '@id': organizationId(site.publicOrigin) },
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
    wayTo(registry, site.publicOrigin, ['/', '/subjects'], name, url),
  );

/** The way from the home page to this one; a page on it that no portal has is left out. */
const wayTo = (
  registry: Registry,
  origin: string,
  above: readonly string[],
  name: string,
  url: string,
): Thing => {
  const steps = above.flatMap((path) => {
    const label = findLabel(registry, path);
    return label ? [{ name: label, item: origin + path }] : [];
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
