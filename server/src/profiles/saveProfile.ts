import type { Body, calls, Profile } from '@paadam/shared/contract';
import { boards, languageCodes, levels } from '@paadam/shared/domain';
import { knownTimeZone } from '../calendar/knownTimeZone';
import { enteredUrl } from '../calls/enteredUrl';
import { inTransaction } from '../db/inTransaction';
import type { Transaction } from '../db/openDatabase';
import { invalidFields, noSuch } from '../http/HttpError';
import type { Server } from '../http/server';
import { removePicture } from '../pictures/changes';
import type { SessionUser } from '../sessions/queries';
import { tellWishers } from '../subjects/tellWishers';
import { cleanText } from '../text/cleanText';
import { forgetNextFree, indexTutors } from '../tutors/changes';
import { knownSubjects, lockUser, replaceSubjects, replaceWeek, updateTutor, updateUser } from './changes';
import { normaliseWeek } from './normaliseWeek';
import { ownProfile } from './ownProfile';

type Changes = Body<typeof calls.saveProfile>;

/**
 * Changes one's own profile; what is left out stays. Saves of one profile come one after the other.
 *
 * @returns the profile as it is now
 * @throws HttpError `not_found` for anybody else's; `validation_failed` with what is wrong, by field
 */
export const saveProfile = (
  { database, config }: Server,
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
    // An uploaded photo that is not shown any more is not kept.
    if (user.profileUrl !== stored.profileUrl) await removePicture(tx, id);
    if (user.role === 'tutor') await saveTutorsPart(tx, id, changes, config.publicOrigin);
    return ownProfile(tx, user);
  });
};

const saveTutorsPart = async (
  tx: Transaction,
  id: string,
  changes: Changes,
  origin: string,
): Promise<void> => {
  await saveTutor(tx, id, changes);
  if (changes.timeZone !== undefined || changes.availability) await forgetNextFree(tx, [id]);
  await tellWishers(tx, id, origin);
  // Last, since new words are held for everybody until the end of the transaction.
  await indexTutors(tx, [id]);
};

/**
 * Changes what only tutors have in their profile.
 *
 * @throws HttpError `validation_failed` with what is wrong, by field
 */
const saveTutor = async (tx: Transaction, id: string, changes: Changes): Promise<void> => {
  const { bio, hourlyRate, emailFor, subjects, availability } = changes;
  const given = changes.qualifications?.map((line) => line.trim()).filter((line) => line !== '');
  // First, since a change of who is listed holds rows of subjects as well.
  if (subjects) await replaceSubjects(tx, id, await refuseUnknown(tx, [...new Set(subjects)]));
  await updateTutor(tx, id, {
    bio,
    qualifications: given,
    hourlyRate,
    languages: inOrderOf(languageCodes, changes.languages),
    levels: inOrderOf(levels, changes.levels),
    boards: inOrderOf(boards, changes.boards),
    workingNote: changes.workingNote === undefined ? undefined : cleanText(changes.workingNote),
    emailFor,
  });
  if (availability) await replaceWeek(tx, id, normaliseWeek(availability));
};

/** @returns the chosen ones, each once, as the domain lists them; undefined where nothing was said of them */
const inOrderOf = <Choice>(all: readonly Choice[], chosen: readonly Choice[] | undefined) =>
  chosen && all.filter((one) => chosen.includes(one));

const refuseUnknown = async (tx: Transaction, subjectIds: string[]): Promise<string[]> => {
  const known = await knownSubjects(tx, subjectIds);
  if (known.length === subjectIds.length) return subjectIds;
  throw invalidFields({ subjects: 'Please choose subjects of the catalogue only.' });
};

/**
 * @param entered null or empty: none
 * @param stored what the profile has now; it may stay, whatever it is
 * @returns the address to store
 * @throws HttpError `validation_failed` for anything but http and https, and where it is too long
 */
const pictureUrl = (entered: string | null, stored: string | null): string | null => {
  const text = entered?.trim() || null;
  return text === null || text === stored ? text : enteredUrl('profileUrl', text);
};
