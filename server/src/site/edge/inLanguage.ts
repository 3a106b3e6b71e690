import type { Registry, RemoteDescriptor } from '@paadam/shared/contract';
import type { PageLanguage } from '@paadam/shared/domain';

/** @returns what a portal declares, with the texts that people read of it in that language, as far as it has them */
export const declarationIn = (remote: RemoteDescriptor, language: PageLanguage): RemoteDescriptor => {
  const { texts, ...own } = remote;
  const known = texts?.[language];
  if (!known) return own;
  const said = (text: string): string => known[text] ?? text;
  const labelled = <Item extends { label: string }>(item: Item): Item => ({
    ...item,
    label: said(item.label),
  });
  return {
    ...own,
    title: said(own.title),
    nav: own.nav.map(labelled),
    ...(own.places && {
      places: own.places.map((place) => ({
        ...place,
        label: known[`Place: ${place.label}`] ?? said(place.label),
      })),
    }),
    routes: own.routes.map(({ title, description, ...route }) => ({
      ...route,
      ...(title !== undefined && { title: said(title) }),
      ...(description !== undefined && { description: said(description) }),
    })),
  };
};

/** By the registry, and the language: the same for as long as no release changes it. */
const translated = new WeakMap<Registry, Map<PageLanguage, Registry>>();

/** @returns the registry with all that portals declare in that language */
export const inLanguage = (registry: Registry, language: PageLanguage): Registry => {
  const known = translated.get(registry) ?? new Map<PageLanguage, Registry>();
  translated.set(registry, known);
  const before = known.get(language);
  if (before) return before;
  const rows = Object.entries(registry.remotes).map(([name, row]) => [
    name,
    { ...row, remote: declarationIn(row.remote, language) },
  ]);
  const made: Registry = { ...registry, remotes: Object.fromEntries(rows) };
  known.set(language, made);
  return made;
};
