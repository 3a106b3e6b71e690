import type { BookingRules } from '@paadam/shared/contract';
import type { SessionUser } from '../../access/sessions/queries';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Database } from '../../foundation/db/openDatabase';
import { forgetNextFree } from '../../people/tutors/changes';
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
