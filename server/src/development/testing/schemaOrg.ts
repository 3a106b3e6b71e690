type Check = (value: unknown) => boolean;

interface Rule {
  required: readonly string[];
  properties: Readonly<Record<string, Check>>;
}

const text: Check = (value) => typeof value === 'string' && value.trim() !== '';
const texts: Check = (value) =>
  text(value) || (Array.isArray(value) && value.length > 0 && value.every(text));
const address: Check = (value) => text(value) && /^https?:\/\/[^\s<>"]+$/.test(String(value));
const atLeast =
  (least: number, most = Number.MAX_SAFE_INTEGER): Check =>
  (value) =>
    text(String(value)) && Number(value) >= least && Number(value) <= most;
const is =
  (wanted: string): Check =>
  (value) =>
    value === wanted;
const typeOf = (value: unknown): string => String((value as { '@type'?: unknown } | null)?.['@type']);
const a =
  (...types: string[]): Check =>
  (value) =>
    types.includes(typeOf(value));
const some =
  (type: string): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(a(type));
const reference: Check = (value) =>
  Object.keys(value as object).join() === '@id' && address((value as { '@id': unknown })['@id']);

/** What schema.org and the search engines that read it ask of the types that pages name. */
const rules: Readonly<Record<string, Rule>> = {
  Organization: {
    required: ['name', 'url', 'logo'],
    properties: {
      name: text,
      url: address,
      logo: address,
      legalName: text,
      address: text,
      contactPoint: a('ContactPoint'),
    },
  },
  ContactPoint: { required: ['contactType', 'email'], properties: { contactType: text, email: text } },
  WebSite: {
    required: ['name', 'url'],
    properties: {
      name: text,
      url: address,
      inLanguage: text,
      publisher: reference,
      potentialAction: a('SearchAction'),
    },
  },
  SearchAction: {
    required: ['target', 'query-input'],
    properties: {
      target: a('EntryPoint'),
      'query-input': is('required name=search_term_string'),
    },
  },
  EntryPoint: {
    required: ['urlTemplate'],
    properties: { urlTemplate: (value) => address(value) && String(value).includes('{search_term_string}') },
  },
  Person: {
    required: ['name', 'url'],
    properties: {
      name: text,
      url: address,
      image: address,
      jobTitle: text,
      description: text,
      knowsAbout: texts,
      knowsLanguage: texts,
      hasCredential: some('EducationalOccupationalCredential'),
    },
  },
  EducationalOccupationalCredential: { required: ['name'], properties: { name: text } },
  Service: {
    required: ['name', 'provider', 'serviceType'],
    properties: {
      name: text,
      url: address,
      description: text,
      category: text,
      serviceType: text,
      provider: reference,
      offers: a('Offer', 'AggregateOffer'),
      aggregateRating: a('AggregateRating'),
    },
  },
  Offer: {
    required: ['price', 'priceCurrency', 'url'],
    properties: {
      url: address,
      price: atLeast(0),
      priceCurrency: is('INR'),
      priceSpecification: a('UnitPriceSpecification'),
    },
  },
  UnitPriceSpecification: {
    required: ['price', 'priceCurrency', 'unitCode'],
    properties: { price: atLeast(0), priceCurrency: is('INR'), unitCode: is('HUR') },
  },
  AggregateOffer: {
    required: ['lowPrice', 'highPrice', 'priceCurrency', 'offerCount'],
    properties: {
      url: address,
      lowPrice: atLeast(0),
      highPrice: atLeast(0),
      priceCurrency: is('INR'),
      offerCount: atLeast(1),
    },
  },
  AggregateRating: {
    required: ['ratingValue', 'ratingCount', 'bestRating', 'worstRating'],
    properties: {
      ratingValue: atLeast(1, 5),
      ratingCount: atLeast(1),
      bestRating: atLeast(5, 5),
      worstRating: atLeast(1, 1),
    },
  },
  BreadcrumbList: { required: ['itemListElement'], properties: { itemListElement: some('ListItem') } },
  ListItem: {
    required: ['position', 'name', 'item'],
    properties: { position: atLeast(1), name: text, item: address },
  },
};

type Node = Record<string, unknown>;

const nodesIn = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
};

/**
 * @param data what stands in an element of JSON-LD, parsed
 * @returns what is wrong with it by schema.org, a sentence each; none where it is sound
 */
export const problemsOf = (data: unknown): string[] => {
  const { '@context': context, '@graph': graph } = data as { '@context'?: unknown; '@graph'?: unknown };
  if (context !== 'https://schema.org' || !Array.isArray(graph)) return ['It is no graph of schema.org.'];
  const nodes = nodesIn(graph);
  const named = new Set(nodes.filter((node) => '@type' in node).map((node) => node['@id']));
  const problems = nodes.flatMap((node) => {
    if (!('@type' in node)) return named.has(node['@id']) ? [] : [`Nothing is called ${node['@id']}.`];
    const type = typeOf(node);
    const rule = rules[type];
    if (!rule) return [`There is no rule for ${type}.`];
    return [
      ...rule.required.filter((name) => !Object.hasOwn(node, name)).map((name) => `${type} has no ${name}.`),
      ...Object.entries(node)
        .filter(([name, value]) => !name.startsWith('@') && !rule.properties[name]?.(value))
        .map(([name, value]) => `${type} cannot have ${JSON.stringify(value)} as its ${name}.`),
    ];
  });
  const lists = nodes.filter((node) => typeOf(node) === 'BreadcrumbList');
  const disordered = lists.filter(({ itemListElement }) =>
    (itemListElement as Node[]).some(({ position }, index) => position !== index + 1),
  );
  return [...problems, ...disordered.map(() => 'A list is not numbered from 1 on.')];
};
