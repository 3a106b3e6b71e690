import { startOfLongestRunning, useBookings } from '@paadam/bookings/screens';
import { longestMinutes } from '@paadam/shared/domain';
import { useNow } from '@paadam/shared/ui/useNow';
import { useEffect, useState } from 'react';

/**
 * The student's classes that are not over yet and the requests that wait, both the soonest first. A class that ends
 * while it is on the screen is over at once, and whatever shows the past is loaded anew by `onEnd`.
 *
 * @param onEnd the same function as long as it would load the same
 */
export const useOwnClasses = (onEnd?: () => void) => {
  const now = useNow();
  const [from] = useState(() => startOfLongestRunning(now, longestMinutes));
  const upcoming = useBookings('upcoming', 'student', { status: 'accepted', from, order: 'earliest' });
  const waiting = useBookings('waiting', 'student', { status: 'pending', order: 'earliest' });

  const known = upcoming.list.data?.rows ?? [];
  const ended = known.filter(({ endsAt }) => Date.parse(endsAt) <= now);
  const { reload } = upcoming;
  const anyEnded = ended.length > 0;
  useEffect(() => {
    if (!anyEnded) return;
    reload();
    onEnd?.();
  }, [anyEnded, reload, onEnd]);

  return { now, upcoming, next: known.filter((booking) => !ended.includes(booking)), ended, waiting };
};
