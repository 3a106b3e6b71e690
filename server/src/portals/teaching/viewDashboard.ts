import type { calls, Data } from '@paadam/shared/contract';
import type { SessionUser } from '../../access/sessions/queries';
import type { Queryable } from '../../foundation/db/openDatabase';
import { listBookings, listProposed, ofTutor } from '../../lessons/bookings/queries';
import { toBooking } from '../../lessons/bookings/toBooking';
import { withBusyCalendars } from '../../lessons/bookings/withBusyCalendars';
import { findTeachingFigures, lessonsOfToday } from './queries';

const shownRequests = 20;
/** Lessons of one tutor do not overlap, last an hour at least, and the longest day has 25 hours. */
const mostLessonsOfADay = 25;

/** @returns the tutor's figures, the lessons of today and the first requests, as they are at this moment */
export const viewDashboard = async (
  queryable: Queryable,
  tutor: SessionUser,
): Promise<Data<typeof calls.tutorDashboard>> => {
  const { id, timeZone } = tutor;
  const inOrder = { order: 'earliest', after: undefined } as const;
  const [figures, today, requests, proposals] = await Promise.all([
    findTeachingFigures(queryable, id, timeZone),
    listBookings(queryable, lessonsOfToday(id, timeZone), { ...inOrder, count: mostLessonsOfADay }),
    listBookings(queryable, ofTutor(id), { ...inOrder, status: 'pending', count: shownRequests }),
    listProposed(queryable, ofTutor(id), 'tutor'),
  ]);
  return {
    ...figures,
    today: today.map((row) => toBooking(row, 'tutor')),
    requests: await withBusyCalendars(
      queryable,
      tutor,
      requests.map((row) => toBooking(row, 'tutor')),
    ),
    proposals: proposals.map((row) => toBooking(row, 'tutor')),
  };
};
