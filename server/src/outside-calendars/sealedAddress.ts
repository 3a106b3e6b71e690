import type { Sealer } from '../sealing/createSealer';
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
