import type { PayoutDestination } from '@paadam/shared/domain';
import type { Sealer } from '../../foundation/encryption/createSealer';

const placeOf = (id: string): string => `payout-destination:${id}`;

/** @returns it as the database keeps it */
export const sealDestination = (sealer: Sealer, id: string, destination: PayoutDestination): string =>
  sealer.seal(JSON.stringify(destination), placeOf(id));

/** For the bank's file alone. @throws Error where the key is another */
export const openDestination = (
  sealer: Sealer,
  { id, sealed }: { id: string; sealed: string },
): PayoutDestination => JSON.parse(sealer.open(sealed, placeOf(id))) as PayoutDestination;
