import type { LessonRoom } from '@paadam/shared/contract';
import type { PageLanguage } from '@paadam/shared/domain';
import { speak } from '@paadam/shared/words/language';
import type { SessionUser } from '../../access/sessions/queries';
import type { Config } from '../../foundation/config/Config';
import type { Database } from '../../foundation/db/openDatabase';
import { noSuch } from '../../foundation/http/HttpError';
import { attendanceOf } from './attendanceOf';
import { findLesson, type Lesson, listPresent } from './queries';
import { openingOf, peopleOf, readingRefusalOf, refusalOf, refused } from './rights';

/** @throws HttpError `not_found` where the caller has no part in the lesson */
export const lessonOf = async (database: Database, caller: SessionUser, id: string): Promise<Lesson> => {
  const lesson = await findLesson(database, id, caller);
  if (!lesson) throw noSuch('booking');
  return lesson;
};

/**
 * @throws HttpError `not_found` where the caller has no part in the lesson; `watch_not_agreed` while it runs and the caller is a
 *   parent who may not watch
 */
export const readableLessonOf = async (
  database: Database,
  caller: SessionUser,
  id: string,
): Promise<Lesson> => {
  const lesson = await lessonOf(database, caller, id);
  const refusal = readingRefusalOf(lesson, caller.role, new Date());
  if (refusal) throw refused(refusal);
  return lesson;
};

/**
 * @returns a lesson's room as the caller sees it
 * @throws HttpError `not_found` where the caller has no part in the lesson
 */
export const viewRoom = async (
  { database, config }: { database: Database; config: Config },
  caller: SessionUser,
  id: string,
  language: PageLanguage,
): Promise<LessonRoom> => {
  const lesson = await lessonOf(database, caller, id);
  const [attendance, here] = await Promise.all([attendanceOf(database, id), listPresent(database, id)]);
  const { booking, room } = lesson;
  const { opensAt, closesAt } = openingOf(lesson, caller.role);
  const refusal = refusalOf(lesson, caller.role, new Date());
  return {
    bookingId: id,
    people: peopleOf(lesson).map(({ id: _id, name, role }) => ({ _id, name, role })),
    startsAt: booking.startsAt.toISOString(),
    endsAt: booking.endsAt.toISOString(),
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    refusal: refusal && { code: refusal.code, message: speak(language, refusal.sentence) },
    engine: config.liveKit ? 'livekit' : 'p2p',
    hasRelay: config.turn !== null || config.liveKit !== null,
    watching: { student: room.studentAgrees, tutor: room.tutorAgrees },
    last: room.lastSeq,
    here,
    attendance,
    recordRemovedAt: room.recordRemovedAt?.toISOString() ?? null,
  };
};
