import type { Database } from '../../../foundation/db/openDatabase';
import type { Sealer } from '../../../foundation/encryption/createSealer';
import { hasOtherKeys } from './queries';

/**
 * Asked before the server starts: without the right key it would let no one in who has two-step sign-in.
 *
 * @throws where the database holds a secret that no key of this server opens, saying what to do
 */
export const refuseOtherKeys = async (database: Database, { keyNames }: Sealer): Promise<void> => {
  if (!(await hasOtherKeys(database, keyNames))) return;
  throw new Error(
    'This database holds secrets of two-step sign-in that were sealed with another key. Set SECRETS_KEY to that key (after ' +
      'the new one, if you are changing it), or put the file secrets.key back into DATA_DIR.',
  );
};
