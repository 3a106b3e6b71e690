import type { EventInPart } from '@paadam/shared/contract';
import type { Sealer } from '../../foundation/encryption/createSealer';
import type { CalendarRow } from './queries';

/** Where an address is sealed. */
export const placeOf = (id: string): string => `outside-calendar:${id}`;

/** @returns the address; null where it was sealed under a key that is there no more */
export const openAddress = (
  sealer: Sealer,
  { id, addressSealed }: Pick<CalendarRow, 'id' | 'addressSealed'>,
): string | null => {
  try {
    return sealer.open(addressSealed, placeOf(id));
  } catch {
    return null;
  }
};

const placeOfEvents = (id: string): string => `outside-calendar-events:${id}`;

/** @returns the events read in part, sealed for the database */
export const sealEvents = (sealer: Sealer, id: string, events: readonly EventInPart[]): string =>
  sealer.seal(JSON.stringify(events), placeOfEvents(id));

/** @returns the events; none if the key that sealed them is gone */
export const openEvents = (
  sealer: Sealer,
  { id, firstInPartSealed }: Pick<CalendarRow, 'id' | 'firstInPartSealed'>,
): EventInPart[] => {
  if (!firstInPartSealed) return [];
  try {
    return JSON.parse(sealer.open(firstInPartSealed, placeOfEvents(id)));
  } catch {
    return [];
  }
};
