import { CancelDialog, mayCancel, Rows, StatusFilter, useBookings } from '@paadam/shared/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { LoadProblem, MoreRows } from '@paadam/shared/loading';
import { dataOf } from '@paadam/shared/state';
import { PageTitle, VisuallyHidden } from '@paadam/shared/ui';
import { useFocusAfter } from '@paadam/shared/ui/focus';
import { TimeZoneNote } from '@paadam/shared/ui/TimeZoneNote';
import { useNow } from '@paadam/shared/ui/useNow';
import { useState } from 'react';
import { ChildFilter } from '../family-filter/ChildFilter';
import { FilterRow } from '../family-filter/FilterRow';
import { useFamilyFilter } from '../family-filter/useFamilyFilter';
import { BookingCard } from './BookingCard';
import { BookingsSkeleton } from './BookingsSkeleton';
import { Room } from './bookingParts';
import { NoBookings } from './NoBookings';

/** The lessons of all children, or of one, in every state. */
export default function BookingsPage() {
  const { children, child, status, choose, clear } = useFamilyFilter();
  const { list, more, reload, loadMore } = useBookings(
    'family',
    child ? 'student' : 'parent',
    status && { status },
    child,
  );
  const rows = dataOf(list)?.rows;
  const now = useNow();
  const [toCancel, setToCancel] = useState<Booking | null>(null);
  const place = useFocusAfter<HTMLElement>(toCancel !== null, rows);
  return (
    <>
      <PageTitle lead={<TimeZoneNote />}>Manage Bookings</PageTitle>
      <FilterRow>
        {children.length > 1 && (
          <ChildFilter linked={children} value={child} onChange={(chosen) => choose('child', chosen)} />
        )}
        <StatusFilter value={status} onChange={(chosen) => choose('status', chosen)} />
      </FilterRow>
      <VisuallyHidden role="status">
        {list.status === 'loaded' && (child || status) && `Bookings shown: ${list.data.rows.length}`}
      </VisuallyHidden>
      <Room ref={place} tabIndex={-1} aria-label="Bookings" aria-busy={list.status === 'loading'}>
        {list.status === 'failed' && (
          <LoadProblem problem={list.problem} besideList={Boolean(rows)} onRetry={reload} />
        )}
        {rows?.length === 0 && <NoBookings filtered={Boolean(child || status)} onClear={clear} />}
        {rows && rows.length > 0 && (
          <Rows role="list">
            {rows.map((booking) => (
              <BookingCard
                key={booking._id}
                booking={booking}
                onCancel={mayCancel(booking, 'parent', now) ? () => setToCancel(booking) : undefined}
              />
            ))}
          </Rows>
        )}
        {!rows && list.status !== 'failed' && <BookingsSkeleton />}
        {rows && <MoreRows paged={{ list, more }} what="bookings" onMore={loadMore} />}
      </Room>
      {toCancel && <CancelDialog booking={toCancel} onClose={() => setToCancel(null)} />}
    </>
  );
}
