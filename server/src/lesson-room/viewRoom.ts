import type { LessonRoom } from '@paadam/shared/contract';
import type { Config } from '../config';
import type { Database } from '../db/openDatabase';
import { noSuch } from '../http/HttpError';
import type { SessionUser } from '../sessions/queries';
import { findLesson, type Lesson, listPresent, listSpells } from './queries';
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
): Promise<LessonRoom> => {
  const lesson = await lessonOf(database, caller, id);
  const [spells, here] = await Promise.all([listSpells(database, id), listPresent(database, id)]);
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
    refusal: refusal && { code: refusal.code, message: refusal.message },
    engine: config.liveKit ? 'livekit' : 'p2p',
    hasRelay: config.turn !== null || config.liveKit !== null,
    watching: { student: room.studentAgrees, tutor: room.tutorAgrees },
    last: room.lastSeq,
    here,
    attendance: spells.map(({ id: _id, name, role, spells: all }) => {
      const own = all.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) }));
      const milliseconds = own.reduce((sum, { from, to }) => sum + to.getTime() - from.getTime(), 0);
      return {
        _id,
        name,
        role,
        spells: own.map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() })),
        minutes: Math.round(milliseconds / 60_000),
      };
    }),
  };
};
