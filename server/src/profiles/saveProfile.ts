import type { Body, calls, Profile } from '@paadam/shared/contract';
import type { SessionUser } from '../accounts/sessions';
import { inTransaction } from '../db/inTransaction';
import type { Database, Transaction } from '../db/openDatabase';
import { noSuch } from '../http/noSuch';
import { forgetNextFree } from '../tutors/forgetNextFree';
import { indexTutors } from '../tutors/indexTutors';
import { lockUser, updateUser } from './changes';
import { knownTimeZone } from './knownTimeZone';
import { ownProfile } from './ownProfile';
import { pictureUrl } from './pictureUrl';
import { saveTutor } from './saveTutor';

type Changes = Body<typeof calls.saveProfile>;

/**
 * Changes one's own profile; what is left out stays. Saves of one profile come one after the other.
 *
 * @returns the profile as it is now
 * @throws HttpError `not_found` for anybody else's; `validation_failed` with what is wrong, by field
 */
export const saveProfile = (
  database: Database,
  { id: callerId }: SessionUser,
  id: string,
  changes: Changes,
): Promise<Profile> => {
  if (id !== callerId) throw noSuch('profile');
  const timeZone = changes.timeZone === undefined ? undefined : knownTimeZone(changes.timeZone);

  return inTransaction(database, async (tx) => {
    const stored = await lockUser(tx, id);
    const user = {
      ...stored,
      name: changes.name?.trim() ?? stored.name,
      timeZone: timeZone ?? stored.timeZone,
      profileUrl:
        changes.profileUrl === undefined
          ? stored.profileUrl
          : pictureUrl(changes.profileUrl, stored.profileUrl),
    };
    await updateUser(tx, user);
    if (user.role === 'tutor') await saveTutorsPart(tx, id, changes);
    return ownProfile(tx, user);
  });
};

const saveTutorsPart = async (tx: Transaction, id: string, changes: Changes): Promise<void> => {
  await saveTutor(tx, id, changes);
  if (changes.timeZone !== undefined || changes.availability) await forgetNextFree(tx, [id]);
  // Last, since new words are held for everybody until the end of the transaction.
  await indexTutors(tx, [id]);
};
