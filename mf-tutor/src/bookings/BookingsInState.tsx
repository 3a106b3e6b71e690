import { Rows, useBookings } from '@paadam/shared/bookings/screens';
import type { BookingStatus } from '@paadam/shared/domain';
import { LoadProblem, MoreRows } from '@paadam/shared/loading';
import { dataOf } from '@paadam/shared/state';
import { Card, EmptyState, VisuallyHidden } from '@paadam/shared/ui';
import { BookingRow } from './BookingRow';
import { BookingsSkeleton } from './BookingsSkeleton';
import { Groups } from './bookingParts';

/** The tutor's bookings of one status; what is still to come the soonest first, all else the latest first. */
export function BookingsInState({ status }: { status: BookingStatus }) {
  const order = status === 'pending' || status === 'accepted' ? 'earliest' : 'latest';
  const { list, more, reload, loadMore } = useBookings('in-state', 'tutor', { status, order });
  const rows = dataOf(list)?.rows;
  return (
    <>
      {list.status === 'failed' && (
        <LoadProblem problem={list.problem} besideList={rows !== undefined} onRetry={reload} />
      )}
      {rows && (
        <Groups>
          {rows.length === 0 && (
            <Card>
              <EmptyState title={`No ${status} bookings`}>Choose another status to see more.</EmptyState>
            </Card>
          )}
          {rows.length > 0 && (
            <Rows role="list">
              {rows.map((booking) => (
                <BookingRow key={booking._id} booking={booking} />
              ))}
            </Rows>
          )}
          <MoreRows paged={{ list, more }} what="bookings" onMore={loadMore} />
          <VisuallyHidden role="status">
            {list.status === 'loaded' && `Bookings shown: ${rows.length}`}
          </VisuallyHidden>
        </Groups>
      )}
      {!rows && list.status !== 'failed' && <BookingsSkeleton />}
    </>
  );
}
