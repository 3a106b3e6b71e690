import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { settleSome } from './changes';

const batch = 500;

/**
 * Expires the requests that nobody answered and completes the lessons that have ended. The clock's jobs call it;
 * reads and moves go by the status of the moment, so nothing but the timeline waits for it.
 *
 * @returns how many bookings were settled
 */
export const settleBookings = async (database: Database): Promise<number> => {
  let settled = 0;
  for (let some = batch; some === batch; settled += some) {
    some = await inTransaction(database, (tx) => settleSome(tx, batch));
  }
  return settled;
};
