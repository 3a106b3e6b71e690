import { allSettled, firstProblem, LoadProblem } from '@paadam/shared/loading';
import { Card, EmptyState } from '@paadam/shared/ui';
import { BookingGroup } from './BookingGroup';
import { BookingsSkeleton } from './BookingsSkeleton';
import { Groups } from './bookingParts';
import { PastBookings } from './PastBookings';
import { useTutorBookings } from './useTutorBookings';

/** All that is of interest: what waits, what comes, and folded away below it what lies behind. */
export function AllBookings() {
  const { requests, upcoming, past, declined, waiting, coming } = useTutorBookings();
  const all = [requests, upcoming, past, declined];
  if (!allSettled(all)) return <BookingsSkeleton />;
  const problem = firstProblem(all);
  const anyShown = all.some(({ list }) => list.data !== undefined);
  const aheadKnown = requests.list.data !== undefined && upcoming.list.data !== undefined;
  return (
    <>
      {problem && <LoadProblem problem={problem.problem} besideList={anyShown} onRetry={problem.retry} />}
      {anyShown && (
        <Groups>
          {aheadKnown && waiting.length + coming.length === 0 && (
            <Card>
              <EmptyState title="No upcoming bookings found">
                New requests from students appear here for you to accept or decline.
              </EmptyState>
            </Card>
          )}
          <BookingGroup title="Requests" what="requests" bookings={waiting} paged={requests} />
          <BookingGroup title="Upcoming" what="upcoming bookings" bookings={coming} paged={upcoming} />
          <PastBookings past={past} declined={declined} />
        </Groups>
      )}
    </>
  );
}
