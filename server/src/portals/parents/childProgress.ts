import type { ChildProgress } from '@paadam/shared/contract';
import { findChild } from '../../access/guardianship/queries';
import type { SessionUser } from '../../access/sessions/queries';
import type { Queryable } from '../../foundation/db/openDatabase';
import { noSuch } from '../../foundation/http/HttpError';
import { lastWeeks } from './lastWeeks';
import { sumBySubject, sumByWeek } from './queries';

const shownWeeks = 8;

/**
 * @param now decides which weeks are shown
 * @returns how the lessons of a linked child go, the weeks on the parent's clock
 * @throws HttpError `not_found` where the child is not linked to the parent
 */
export const childProgress = async (
  queryable: Queryable,
  { id: parentId, timeZone }: Pick<SessionUser, 'id' | 'timeZone'>,
  childId: string,
  now: Date,
): Promise<ChildProgress> => {
  const child = await findChild(queryable, parentId, childId);
  if (!child) throw noSuch('child');
  const weeks = lastWeeks(now, timeZone, shownWeeks);
  const [subjects, sums] = await Promise.all([
    sumBySubject(queryable, childId),
    sumByWeek(queryable, childId, weeks),
  ]);
  const total = (key: 'lessons' | 'minutes' | 'upcoming' | 'waiting' | 'ratings' | 'stars') =>
    subjects.reduce((sum, subject) => sum + subject[key], 0);
  const ratings = total('ratings');
  return {
    child,
    completed: total('lessons'),
    upcoming: total('upcoming'),
    waiting: total('waiting'),
    minutes: total('minutes'),
    averageRating: ratings === 0 ? null : Math.round((total('stars') * 100) / ratings) / 100,
    subjects: subjects
      .filter(({ lessons }) => lessons > 0)
      .map(({ _id, name, lessons, minutes }) => ({ _id, name, lessons, minutes })),
    weeks: weeks.map(
      ({ from }) => sums.find((week) => week.from === from) ?? { from, lessons: 0, minutes: 0 },
    ),
  };
};
