import type { Body, calls, Profile } from '@paadam/shared/contract';
import { examBoards, formatPaise, languageCodes, levels, limits } from '@paadam/shared/domain';
import type { FastifyInstance } from 'fastify';
import { enteredUrl } from '../../access/calls/enteredUrl';
import type { SessionUser } from '../../access/sessions/queries';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Transaction } from '../../foundation/db/openDatabase';
import { invalidFields, noSuch } from '../../foundation/http/HttpError';
import type { Server } from '../../foundation/http/server';
import * as texts from '../../messages/profiles';
import { knownTimeZone } from '../availability/knownTimeZone';
import { removePicture, replacePicture } from '../pictures/changes';
import { fetchPicture } from '../pictures/fetchPicture';
import { tellWishers } from '../subjects/tellWishers';
import { forgetNextFree, indexTutors } from '../tutors/changes';
import { knownSubjects, lockUser, replaceSubjects, replaceWeek, updateTutor, updateUser } from './changes';
import { normaliseWeek } from './normaliseWeek';
import { ownProfile } from './ownProfile';
import { limitPhotos } from './photo';

type Changes = Body<typeof calls.saveProfile>;
type ProfileServer = Server & Pick<FastifyInstance, 'outgoing'>;

/**
 * Changes one's own profile; what is left out stays. Saves of one profile come one after the other. A picture by address
 * is fetched first, so that no one else waits for that.
 *
 * @returns the profile as it is now
 * @throws HttpError `not_found` for anybody else's; `validation_failed` with what is wrong, by field; `too_many_requests`
 *   and `unavailable` where a picture is to be fetched
 */
export const saveProfile = async (
  app: ProfileServer,
  caller: SessionUser,
  id: string,
  changes: Changes,
): Promise<Profile> => {
  if (id !== caller.id) throw noSuch('profile');
  const { database, config } = app;
  const timeZone = changes.timeZone === undefined ? undefined : knownTimeZone(changes.timeZone);
  const picture = await newPicture(app, caller, changes.profileUrl);

  return inTransaction(database, async (tx) => {
    const stored = await lockUser(tx, id);
    const user = {
      ...stored,
      name: changes.name?.trim() ?? stored.name,
      timeZone: timeZone ?? stored.timeZone,
      language: changes.language ?? stored.language,
      profileUrl: picture === undefined ? stored.profileUrl : await storePicture(tx, id, picture),
    };
    await updateUser(tx, user);
    if (user.role === 'tutor') await saveTutorsPart(tx, id, changes, config.publicOrigin);
    return ownProfile(tx, user);
  });
};

/** A picture that is not shown any more is not kept. @returns its address, a path of this site */
const storePicture = async (tx: Transaction, id: string, picture: Buffer | null): Promise<string | null> => {
  if (picture) return replacePicture(tx, id, picture);
  await removePicture(tx, id);
  return null;
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
  const { bio, hourlyRate, trialPrice, emailFor, subjects, availability } = changes;
  const given = changes.qualifications?.map((line) => line.trim()).filter((line) => line !== '');
  // First, since a change of who is listed holds rows of subjects as well.
  if (subjects) await replaceSubjects(tx, id, await refuseUnknown(tx, [...new Set(subjects)]));
  await updateTutor(tx, id, {
    bio,
    qualifications: given,
    hourlyRate,
    trialPrice: trialPrice === undefined ? undefined : refuseTooLittle(trialPrice),
    languages: inOrderOf(languageCodes, changes.languages),
    levels: inOrderOf(levels, changes.levels),
    boards: inOrderOf(examBoards, changes.boards),
    workingNote: changes.workingNote,
    emailFor,
  });
  if (availability) await replaceWeek(tx, id, normaliseWeek(availability));
};

/** A gateway takes no smaller sums. */
const refuseTooLittle = (trialPrice: number | null): number | null => {
  const { least } = limits.trial.price;
  if (trialPrice === null || trialPrice === 0 || trialPrice >= least) return trialPrice;
  throw invalidFields({ trialPrice: () => texts.pleaseAskForNothingOrFor({ sum: formatPaise(least) }) });
};

/** @returns the chosen ones, each once, as the domain lists them; undefined where nothing was said of them */
const inOrderOf = <Choice>(all: readonly Choice[], chosen: readonly Choice[] | undefined) =>
  chosen && all.filter((one) => chosen.includes(one));

const refuseUnknown = async (tx: Transaction, subjectIds: string[]): Promise<string[]> => {
  const known = await knownSubjects(tx, subjectIds);
  if (known.length === subjectIds.length) return subjectIds;
  throw invalidFields({ subjects: texts.pleaseChooseSubjectsOfTheCatalogue });
};

/**
 * @param entered what was given for the picture's address; null or empty: none
 * @returns the picture that stands there, made small; null: none; undefined: what is stored stays
 * @throws HttpError as `saveProfile` does
 */
const newPicture = async (
  { database, outgoing }: ProfileServer,
  { id, profileUrl: stored }: SessionUser,
  entered: string | null | undefined,
): Promise<Buffer | null | undefined> => {
  if (entered === undefined) return undefined;
  const text = entered?.trim() || null;
  if (text === null || text === stored) return text === stored ? undefined : null;
  const address = enteredUrl('profileUrl', text);
  await limitPhotos(database, id);
  return fetchPicture(outgoing, address, 'profileUrl');
};
