import type { Body, calls, SeriesPreview } from '@paadam/shared/contract';
import { minutesOf, type PageLanguage, seriesLimits } from '@paadam/shared/domain';
import { studentOf } from '../../../access/calls/studentOf';
import type { SessionUser } from '../../../access/sessions/queries';
import type { Database } from '../../../foundation/db/openDatabase';
import { HttpError, invalidFields, noSuch } from '../../../foundation/http/HttpError';
import * as words from '../../../messages/series';
import { parseInstant } from '../../../people/availability/parseInstant';
import { findTutor, type TutorRow } from '../../../people/tutors/queries/findTutor';
import { readBeforeBooking } from '../../external-calendars/readDueCalendars';
import { countRequests } from '../changes/requestLimits';
import { checkListed, problemsOfSubject } from '../checkRequest';
import { waitingOf } from '../refusals';
import { checkSeriesDates } from './checkSeriesDates';
import { weeklyTimes } from './weeklyTimes';

/**
 * @returns how each date of weekly lessons stands, the first of them at the time that is named
 * @throws HttpError `not_found` where the student is not the caller's to book for, or there is no such tutor;
 *   `validation_failed`; `series_too_early` where the student has had no lesson yet
 */
export const previewSeries = async (
  server: { database: Database } & Parameters<typeof readBeforeBooking>[0],
  caller: SessionUser,
  asked: Body<typeof calls.previewSeries>,
  now: Date,
  language: PageLanguage,
): Promise<SeriesPreview> => {
  const { database } = server;
  const { student, tutor, most } = await admitSeries(database, caller, asked);
  const start = parseInstant(asked.dateTime);
  if (!start) throw invalidFields({ dateTime: words.thisMomentDoesNotExist });
  await readBeforeBooking(server, tutor.id);
  const times = weeklyTimes(start, asked.weeks, minutesOf(asked.duration), tutor.timeZone);
  const isOwn = student.id === caller.id;
  return {
    timeZone: tutor.timeZone,
    dates: await checkSeriesDates(database, times, { tutor, student, isOwn, now, language }),
    most,
  };
};

/**
 * Which student may ask which tutor for weekly lessons. Each lesson of a series counts as a request, and no one who has had no lesson asks for one: a
 * throw-away account holds no more than its three requests.
 *
 * @returns `most`: lessons that may be asked for at once now
 * @throws as `previewSeries`
 */
export const admitSeries = async (
  database: Database,
  caller: SessionUser,
  { student: studentId, tutor: tutorId, subject }: { student: string; tutor: string; subject: string },
): Promise<{
  student: { id: string; name: string };
  tutor: TutorRow & { hourlyRate: number };
  most: number;
}> => {
  const student = await studentOf(database, caller, studentId);
  const found = await findTutor(database, tutorId);
  if (!found) throw noSuch('tutor');
  const tutor = checkListed(found);
  const problems = problemsOfSubject(subject, tutor);
  if (problems.subject) throw invalidFields({ subject: problems.subject });
  const { lessons, waiting, waitingOfTutor, isAccepted } = await countRequests(
    database,
    student.id,
    tutor.id,
  );
  if (lessons === 0) {
    const who = student.id === caller.id ? 'own' : 'child';
    throw new HttpError('series_too_early', () =>
      words.weeklyLessonsCanBeAskedFor({ who, student: student.name }),
    );
  }
  const { inAll, ofOneTutor } = waitingOf(lessons);
  const left = Math.max(0, Math.min(inAll - waiting, ofOneTutor - waitingOfTutor));
  return { student, tutor, most: Math.min(seriesLimits.weeks.max, isAccepted ? Infinity : left) };
};
