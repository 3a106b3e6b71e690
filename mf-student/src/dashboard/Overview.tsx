import type { BookingsPage } from '@paadam/bookings';
import { Card, Skeleton, Stat } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import * as words from '../messages/dashboard';

const Strip = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-4) var(--paadam-space-12);
  min-height: 6.75rem;
  align-items: center;
`;

/** The student's figures: all lessons, those that come, and the requests that wait. */
export function Overview({
  counts: { sessionCount = 0, upcomingCount, waitingCount },
}: {
  counts: BookingsPage;
}) {
  return (
    <Strip>
      <Stat label={words.totalSessions()} value={sessionCount} />
      <Stat label={words.upcoming()} value={upcomingCount} />
      <Stat label={words.waiting()} value={waitingCount} />
    </Strip>
  );
}

/** The same strip while the figures are on their way. */
export function OverviewSkeleton() {
  return (
    <Strip aria-hidden>
      <Skeleton width="7rem" height="3.75rem" />
      <Skeleton width="5rem" height="3.75rem" />
      <Skeleton width="5rem" height="3.75rem" />
    </Strip>
  );
}
