import type { BookingRules } from '@paadam/shared/contract';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import type { SessionUser } from '../sessions/queries';
import { forgetNextFree } from '../tutors/changes';
import { updateRules } from './changes';

/** Lessons and requests that stand stay as they are: the rules are for those to come. */
export const saveRules = (
  database: Database,
  tutor: SessionUser,
  rules: BookingRules,
): Promise<BookingRules> =>
  inTransaction(database, async (tx) => {
    await updateRules(tx, tutor.id, rules);
    await forgetNextFree(tx, [tutor.id]);
    return rules;
  });
