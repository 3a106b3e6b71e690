import { limits, type RoomRefusal, type RoomRole, roomLimits } from '@paadam/shared/domain';
import { HttpError, type Sentence } from '../../foundation/http/HttpError';
import * as words from '../../messages/lesson-room';
import type { Lesson } from './queries';

interface Refusal {
  code: RoomRefusal;
  sentence: Sentence;
  /** Seconds until it is worth trying again; absent: unknown. */
  retryAfter?: number;
}

interface Person {
  id: string;
  name: string;
  role: RoomRole;
}

const minute = 60_000;

/** @returns the student, the tutor and the parents who are linked now */
export const peopleOf = ({ booking }: Lesson): Person[] => [
  { id: booking.student._id, name: booking.student.name, role: 'student' },
  { id: booking.tutor._id, name: booking.tutor.name, role: 'tutor' },
  ...booking.parents.map(({ id, name }): Person => ({ id, name, role: 'parent' })),
];

/** @returns between which instants a person of that role may be in the room */
export const openingOf = ({ booking }: Lesson, role: RoomRole): { opensAt: Date; closesAt: Date } => ({
  opensAt: new Date(booking.startsAt.getTime() - limits.joinMinutes * minute),
  closesAt: new Date(
    booking.endsAt.getTime() + (role === 'tutor' ? roomLimits.tutorStaysMinutes : 0) * minute,
  ),
});

/** @returns why a person with a part in the lesson may not be in its room at that moment; null: nothing is in the way */
export const refusalOf = (lesson: Lesson, role: RoomRole, now: Date): Refusal | null => {
  const { booking, room } = lesson;
  const { opensAt, closesAt } = openingOf(lesson, role);
  if (booking.status === 'pending') {
    return { code: 'room_not_open', sentence: words.notAccepted };
  }
  if (booking.status !== 'accepted' && booking.status !== 'completed') {
    return { code: 'room_over', sentence: words.notTakingPlace };
  }
  if (booking.status === 'accepted' && booking.payBy) {
    return {
      code: 'room_not_open',
      sentence: words.notPaid,
      retryAfter: 10,
    };
  }
  if (now < opensAt) {
    return {
      code: 'room_not_open',
      sentence: () => words.opensBefore({ minutes: limits.joinMinutes }),
      retryAfter: Math.ceil((opensAt.getTime() - now.getTime()) / 1_000),
    };
  }
  if (now >= closesAt) return { code: 'room_over', sentence: words.isOver };
  if (role === 'parent' && !(room.studentAgrees && room.tutorAgrees)) {
    return {
      code: 'watch_not_agreed',
      sentence: words.watchNotAgreed,
      retryAfter: 10,
    };
  }
  return null;
};

/**
 * What was drawn and written is for everybody who sees the booking once the lesson is over. Until then a parent reads it only
 * where they may also watch.
 *
 * @returns why a person with a part in the lesson may not read its log at that moment; null: nothing is in the way
 */
export const readingRefusalOf = (lesson: Lesson, role: RoomRole, now: Date): Refusal | null => {
  const refusal = refusalOf(lesson, role, now);
  return refusal?.code === 'watch_not_agreed' ? refusal : null;
};

/** @returns the same as an error */
export const refused = ({ code, sentence, retryAfter }: Refusal): HttpError =>
  new HttpError(code, sentence, retryAfter === undefined ? {} : { retryAfter });
