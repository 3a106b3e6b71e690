import type { Calls, Query, RequestRoom } from '@paadam/shared/contract';
import type { PageLanguage } from '@paadam/shared/domain';
import { speak } from '@paadam/shared/words/language';
import { studentOf } from '../../access/calls/studentOf';
import type { SessionUser } from '../../access/sessions/queries';
import type { Database } from '../../foundation/db/openDatabase';
import { noSuch } from '../../foundation/http/HttpError';
import { findTutor, type TutorRow } from '../../people/tutors/queries/findTutor';
import { hasTrial } from '../../people/tutors/queries/hasTrial';
import { countRequests } from './changes/requestLimits';
import { describeTrialLimit, limitReached, waitingOf } from './refusals';

/**
 * @returns whether there is room for one more request, so that the form can say it before anything is typed
 * @throws HttpError `not_found` where the student is not the caller's to book for, or there is no such tutor
 */
export const requestRoom = async (
  database: Database,
  caller: SessionUser,
  asked: Query<Calls['requestRoom']>,
  language: PageLanguage,
): Promise<RequestRoom> => {
  const student = await studentOf(database, caller, asked.student);
  const tutor = await findTutor(database, asked.tutor);
  if (!tutor) throw noSuch('tutor');
  const { limit, retryAfter, lessons, waiting, waitingOfTutor } = await countRequests(
    database,
    student.id,
    tutor.id,
  );
  const { inAll, ofOneTutor } = waitingOf(lessons);
  const refusal =
    limit &&
    limitReached(
      { limit, retryAfter: retryAfter ?? 1, lessons },
      { isOwn: student.id === caller.id, student, tutor },
    );
  return {
    isNew: lessons === 0,
    left: Math.max(0, Math.min(inAll - waiting, ofOneTutor - waitingOfTutor)),
    refusal: refusal ? speak(language, refusal.sentence) : null,
    trial: await trialOf(database, { isOwn: student.id === caller.id, student, tutor }, language),
  };
};

/** A month's limit depends on the lesson's time, and is said when it is asked for. */
const trialOf = async (
  database: Database,
  about: Parameters<typeof describeTrialLimit>[1] & {
    student: { id: string };
    tutor: Pick<TutorRow, 'id' | 'trialPrice'>;
  },
  language: PageLanguage,
): Promise<NonNullable<RequestRoom['trial']> | null> => {
  const { student, tutor } = about;
  if (tutor.trialPrice === null) return null;
  const isUsed = await hasTrial(database, student.id, tutor.id);
  return {
    price: tutor.trialPrice,
    refusal: isUsed ? speak(language, describeTrialLimit('pair', about)) : null,
  };
};
