import { inTransaction } from '../../foundation/db/inTransaction';
import type { Database } from '../../foundation/db/openDatabase';
import { HttpError, noSuch } from '../../foundation/http/HttpError';
import * as words from '../../messages/profiles';
import { addWish } from './changes';

/**
 * Keeps a person's wish to be told of a subject's first tutor; a repetition changes nothing.
 *
 * @throws HttpError `not_found` where there is no such subject; `subject_has_tutors` where there is nothing to wait for
 */
export const wishSubject = async (database: Database, userId: string, subjectId: string): Promise<void> => {
  const obstacle = await inTransaction(database, (tx) => addWish(tx, { subjectId, userId }));
  if (obstacle === 'no such subject') throw noSuch('subject');
  if (obstacle === 'has tutors') {
    throw new HttpError('subject_has_tutors', words.thereAreTutorsOfThisSubject);
  }
};
