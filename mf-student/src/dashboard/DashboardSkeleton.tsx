import { Rows } from '@paadam/shared/bookings/screens';
import { Card, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { ClassCardSkeleton } from '../own-classes/ClassCardSkeleton';
import { ClassSection } from '../own-classes/ClassSection';
import { OverviewSkeleton } from './Overview';

/** The dashboard's shape while the bookings are on their way. */
export function DashboardSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading your classes…</VisuallyHidden>
      <OverviewSkeleton />
      <ClassSection title="Upcoming Classes">
        <Rows role="list" aria-hidden>
          <ClassCardSkeleton />
          <ClassCardSkeleton />
        </Rows>
      </ClassSection>
      <ClassSection title="Completed Classes">
        <Card aria-hidden>
          <Skeleton height="4.5rem" />
        </Card>
      </ClassSection>
    </>
  );
}
