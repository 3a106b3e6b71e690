import type { calls, Data } from '@paadam/shared/contract';
import { listChildren } from '../../access/guardianship/queries';
import type { SessionUser } from '../../access/sessions/queries';
import type { Queryable } from '../../foundation/db/openDatabase';
import {
  countBookings,
  listByConcern,
  listNextLessons,
  listProposed,
  ofChildrenOf,
} from '../../lessons/bookings/queries';
import { toBooking } from '../../lessons/bookings/toBooking';
import { listChildFigures } from './queries';

/** As many rows as the screen's table has. */
const shownBookings = 5;

/** @returns what comes next in the family, what waits, and how each linked child does, as it is at this moment */
export const viewDashboard = async (
  queryable: Queryable,
  { id, timeZone }: Pick<SessionUser, 'id' | 'timeZone'>,
): Promise<Data<typeof calls.parentDashboard>> => {
  const whose = ofChildrenOf(id);
  const [{ upcomingCount, waitingCount }, bookings, children, next, figures, proposals] = await Promise.all([
    countBookings(queryable, whose),
    listByConcern(queryable, whose, shownBookings),
    listChildren(queryable, id),
    listNextLessons(queryable, whose),
    listChildFigures(queryable, id, timeZone),
    listProposed(queryable, whose, 'student'),
  ]);
  return {
    upcomingCount,
    waitingCount,
    bookings: bookings.map((row) => toBooking(row)),
    proposals: proposals.map((row) => toBooking(row)),
    children: children.map((child) => {
      const lesson = next.find(({ student }) => student._id === child._id);
      const figure = figures.find(({ childId }) => childId === child._id);
      return {
        ...child,
        next: lesson ? toBooking(lesson) : null,
        minutesThisMonth: figure?.minutesThisMonth ?? 0,
        lastRating: figure?.lastRating ?? null,
      };
    }),
  };
};
