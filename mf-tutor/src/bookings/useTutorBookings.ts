import { useBookings } from '@paadam/shared/bookings/screens';
import { dataOf } from '@paadam/shared/state';
import { useNow } from '@paadam/shared/ui/useNow';
import { useEffect } from 'react';

/**
 * The tutor's bookings, each state in the order in which it matters and by pages of its own: the requests that wait and
 * the lessons that come, the soonest first; what lies behind, the latest first. The clock moves a booking on while it is
 * on the screen: then all are loaded again.
 */
export const useTutorBookings = () => {
  const now = useNow();
  const requests = useBookings('requests', 'tutor', { status: 'pending', order: 'earliest' });
  const upcoming = useBookings('upcoming', 'tutor', { status: 'accepted', order: 'earliest' });
  const past = useBookings('past', 'tutor', { status: 'completed', order: 'latest' });
  const declined = useBookings('declined', 'tutor', { status: 'declined', order: 'latest' });

  const waiting = (dataOf(requests.list)?.rows ?? []).filter(({ dateTime }) => Date.parse(dateTime) > now);
  const coming = (dataOf(upcoming.list)?.rows ?? []).filter(({ endsAt }) => Date.parse(endsAt) > now);
  const overdue =
    (dataOf(requests.list)?.rows.length ?? 0) > waiting.length ||
    (dataOf(upcoming.list)?.rows.length ?? 0) > coming.length;
  const [reloadRequests, reloadUpcoming, reloadPast] = [requests.reload, upcoming.reload, past.reload];
  useEffect(() => {
    if (!overdue) return;
    reloadRequests();
    reloadUpcoming();
    reloadPast();
  }, [overdue, reloadRequests, reloadUpcoming, reloadPast]);

  return { requests, upcoming, past, declined, waiting, coming };
};
