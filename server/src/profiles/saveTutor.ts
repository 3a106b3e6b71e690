import type { Body, calls } from '@paadam/shared/contract';
import type { Transaction } from '../db/openDatabase';
import { invalidFields } from '../http/invalidFields';
import { knownSubjects, replaceSubjects, replaceWeek, updateTutor } from './changes';
import { normaliseWeek } from './normaliseWeek';

type Changes = Pick<
  Body<typeof calls.saveProfile>,
  'bio' | 'qualifications' | 'subjects' | 'hourlyRate' | 'availability'
>;

/**
 * Changes what only tutors have in their profile.
 *
 * @throws HttpError `validation_failed` with what is wrong, by field
 */
export const saveTutor = async (
  tx: Transaction,
  id: string,
  { bio, qualifications, subjects, hourlyRate, availability }: Changes,
): Promise<void> => {
  const given = qualifications?.map((line) => line.trim()).filter((line) => line !== '');
  await updateTutor(tx, id, { bio, qualifications: given, hourlyRate });
  if (subjects) await replaceSubjects(tx, id, await refuseUnknown(tx, [...new Set(subjects)]));
  if (availability) await replaceWeek(tx, id, normaliseWeek(availability));
};

const refuseUnknown = async (tx: Transaction, subjectIds: string[]): Promise<string[]> => {
  const known = await knownSubjects(tx, subjectIds);
  if (known.length === subjectIds.length) return subjectIds;
  throw invalidFields({ subjects: 'Please choose subjects of the catalogue only.' });
};
