import { collatorOf, isTimeZone, zoneName } from '@paadam/shared/domain';
import { language } from '@paadam/shared/words';

interface ZoneGroup {
  /** "Asia"; empty for what belongs to none. */
  area: string;
  zones: { id: string; place: string }[];
}

/** Browsers report this zone by the name that its city had until 2001. */
const placeToday: Readonly<Record<string, string>> = { Calcutta: 'Kolkata' };

/** Runtimes list a place by an old name where it has two. */
const canonical = (zone: string): string =>
  isTimeZone(zone) ? new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone : zone;

/**
 * @param wanted zones that must be among them, by these very names
 * @returns every zone that this browser knows, by area, places in order
 */
export const zoneGroups = (...wanted: string[]): ZoneGroup[] => {
  const zones = ['Asia/Kolkata', ...wanted].reduce(withName, Intl.supportedValuesOf('timeZone'));
  const areas = new Map<string, ZoneGroup['zones']>();
  for (const id of zones.toSorted()) {
    const [area = '', ...place] = id.includes('/') ? id.split('/') : ['', id];
    const name = place.join(', ').replaceAll('_', ' ');
    areas.set(area, [...(areas.get(area) ?? []), { id, place: placeToday[name] ?? name }]);
  }
  const { compare } = collatorOf(language());
  return [...areas].map(([area, places]) => ({
    area,
    zones: places.sort((one, other) => compare(one.place, other.place)),
  }));
};

const withName = (zones: string[], name: string): string[] => {
  if (name === '' || zones.includes(name)) return zones;
  return [...zones.filter((zone) => zone !== canonical(name)), name];
};

/** Whether clocks of the two zones show the same all year, as far as their names tell. */
export const isSameClock = (one: string, other: string): boolean =>
  canonical(one) === canonical(other) || zoneName(one) === zoneName(other);
