import type { calls, Query, Slot } from '@paadam/shared/contract';
import { limits, minutesOf } from '@paadam/shared/domain';
import { toSlot } from '../calendar/freeSlots';
import type { Interval } from '../calendar/interval';
import { parseInstant } from '../calendar/parseInstant';
import type { Queryable } from '../db/openDatabase';
import { invalidFields, noSuch } from '../http/HttpError';
import { openTimes } from './openTimes';
import { findTutor } from './queries/findTutor';

type Asked = Query<typeof calls.tutorSlots>;

/**
 * @returns the tutor's free starts between two instants
 * @throws HttpError `not_found` where there is no such tutor; `validation_failed` where the two instants are out
 *   of order or more than 35 days apart
 */
export const listSlots = async (
  queryable: Queryable,
  tutorId: string,
  { from, to, duration }: Asked,
  now: Date,
): Promise<Slot[]> => {
  const within = checkRange(from, to);
  const tutor = await findTutor(queryable, tutorId);
  if (!tutor) throw noSuch('tutor');
  const times = await openTimes(queryable, tutor, { within, minutes: minutesOf(duration), now });
  return times.map(toSlot);
};

const checkRange = (from: string, to: string): Interval => {
  const start = parseInstant(from);
  const end = parseInstant(to);
  if (!start) throw invalidFields({ from: 'This moment does not exist.' });
  if (!end) throw invalidFields({ to: 'This moment does not exist.' });
  if (end <= start) throw invalidFields({ to: 'The end must be after the start.' });
  if (end.getTime() - start.getTime() > limits.slotRangeDays * 86_400_000) {
    throw invalidFields({ to: `The two may be at most ${limits.slotRangeDays} days apart.` });
  }
  return { start, end };
};
