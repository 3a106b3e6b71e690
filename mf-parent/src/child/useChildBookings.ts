import { useBookings } from '@paadam/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { isUpcoming, isWaiting, longestMinutes } from '@paadam/shared/domain';
import { dataOf } from '@paadam/shared/state';
import { useNow } from '@paadam/shared/ui/useNow';
import { useState } from 'react';

/** How many of each are shown; the page of all bookings has the rest. */
const shown = 5;

/** @returns whether the lesson is still to come, goes on, or is asked for */
const isAhead = (booking: Booking, now: number): boolean =>
  isUpcoming(booking, now) || isWaiting(booking, now);

/** A child's bookings around the present: those to come, the next one first, and the latest before them. */
export const useChildBookings = (childId: string) => {
  const now = useNow();
  const [openedAt] = useState(now);
  // A lesson that is going on began before now.
  const from = new Date(openedAt - longestMinutes * 60_000).toISOString();
  const to = new Date(openedAt).toISOString();
  const next = useBookings('child-next', 'student', { from, order: 'earliest' }, childId);
  const recent = useBookings('child-recent', 'student', { to }, childId);
  return {
    next: {
      ...next,
      rows: dataOf(next.list)
        ?.rows.filter((row) => isAhead(row, now))
        .slice(0, shown),
    },
    recent: {
      ...recent,
      rows: dataOf(recent.list)
        ?.rows.filter((row) => !isAhead(row, now))
        .slice(0, shown),
    },
  };
};

export type ChildBookings = ReturnType<typeof useChildBookings>['next'];
