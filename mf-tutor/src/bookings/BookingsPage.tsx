import { BookingsProblem, MoreBookings, TimeZoneNote, useNow, useOwnBookings } from '@paadam/shared/panel';
import { dataOf } from '@paadam/shared/state';
import { Card, EmptyState, PageTitle } from '@paadam/shared/ui';
import { useCallback, useRef } from 'react';
import { BookingGroup } from './BookingGroup';
import { BookingsSkeleton } from './BookingsSkeleton';
import { Groups } from './bookingParts';
import { groupBookings } from './groupBookings';
import { PastBookings } from './PastBookings';
import { StatusDialog } from './StatusDialog';
import { useDecision } from './useDecision';

/** The tutor's bookings, those that wait for an answer first. */
export default function BookingsPage() {
  const { list, reload } = useOwnBookings('tutor');
  const now = useNow();
  const groupsElement = useRef<HTMLDivElement>(null);
  const focusList = useCallback(() => groupsElement.current?.focus({ preventScroll: true }), []);
  const { decision, decide, close } = useDecision(focusList);
  const page = dataOf(list);
  const groups = page && groupBookings(page.bookings, now);
  const nothingAhead = groups?.waiting.length === 0 && groups.upcoming.length === 0;
  return (
    <>
      <PageTitle lead={<TimeZoneNote />}>Manage Bookings</PageTitle>
      {list.status === 'failed' && (
        <BookingsProblem problem={list.problem} besideList={Boolean(page)} onRetry={reload} />
      )}
      {groups ? (
        <Groups ref={groupsElement} role="group" aria-label="Bookings" tabIndex={-1}>
          {nothingAhead && (
            <Card>
              <EmptyState title="No upcoming bookings found">
                New requests from students appear here for you to accept or decline.
              </EmptyState>
            </Card>
          )}
          <BookingGroup title="Requests" bookings={groups.waiting} onDecide={decide} />
          <BookingGroup title="Upcoming" bookings={groups.upcoming} onDecide={decide} />
          <PastBookings bookings={groups.past} onDecide={decide} />
          <MoreBookings what="bookings" />
        </Groups>
      ) : (
        list.status !== 'failed' && <BookingsSkeleton />
      )}
      <StatusDialog decision={decision} onClose={close} />
    </>
  );
}
