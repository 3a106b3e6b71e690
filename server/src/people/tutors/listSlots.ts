import type { calls, Query, Slot } from '@paadam/shared/contract';
import { limits, minutesOf } from '@paadam/shared/domain';
import { studentOf } from '../../access/calls/studentOf';
import type { SessionUser } from '../../access/sessions/queries';
import type { Queryable } from '../../foundation/db/openDatabase';
import { HttpError, invalidFields, noSuch } from '../../foundation/http/HttpError';
import * as words from '../../messages/teaching';
import { toSlot } from '../availability/freeSlots';
import type { Interval } from '../availability/interval';
import { parseInstant } from '../availability/parseInstant';
import { openTimes } from './openTimes';
import { findTutor } from './queries/findTutor';

type Asked = Query<typeof calls.tutorSlots>;

/**
 * @param caller who is signed in; null for a visitor
 * @returns the tutor's free starts between two instants, without those at which the student has a
 *   lesson, or has asked for one
 * @throws HttpError `not_found` where there is no such tutor, or the student is not the caller's to book for;
 *   `unauthenticated` where a visitor names one; `validation_failed` where the two instants are out of order or more
 *   than 35 days apart
 */
export const listSlots = async (
  queryable: Queryable,
  tutorId: string,
  { from, to, duration, student }: Asked,
  caller: SessionUser | null,
  now: Date,
): Promise<Slot[]> => {
  const within = checkRange(from, to);
  const studentId = await studentWhoAsks(queryable, caller, student);
  const tutor = await findTutor(queryable, tutorId);
  if (!tutor) throw noSuch('tutor');
  const question = { within, minutes: minutesOf(duration), now, ...(studentId && { studentId }) };
  return (await openTimes(queryable, tutor, question)).map(toSlot);
};

const studentWhoAsks = async (
  queryable: Queryable,
  caller: SessionUser | null,
  named: string | undefined,
): Promise<string | undefined> => {
  if (!named) return caller?.role === 'student' ? caller.id : undefined;
  if (!caller) throw new HttpError('unauthenticated', words.pleaseSignIn);
  return (await studentOf(queryable, caller, named)).id;
};

/** @throws HttpError `validation_failed` where the two are out of order or more than 35 days apart */
export const checkRange = (from: string, to: string): Interval => {
  const start = parseInstant(from);
  const end = parseInstant(to);
  if (!start) throw invalidFields({ from: words.thisMomentDoesNotExist });
  if (!end) throw invalidFields({ to: words.thisMomentDoesNotExist });
  if (end <= start) throw invalidFields({ to: words.theEndMustBeAfterThe });
  if (end.getTime() - start.getTime() > limits.slotRangeDays * 86_400_000) {
    throw invalidFields({ to: () => words.theTwoMayBeAtMost({ slotRangeDays: limits.slotRangeDays }) });
  }
  return { start, end };
};
