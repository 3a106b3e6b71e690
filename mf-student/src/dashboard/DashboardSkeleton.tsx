import { Facts, Rows } from '@paadam/shared/panel';
import { Card, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { ClassSection } from './ClassSection';
import { ClassCard } from './dashboardParts';
import { OverviewSkeleton } from './Overview';

/** The dashboard's shape while the bookings are on their way. */
export function DashboardSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading your classes…</VisuallyHidden>
      <OverviewSkeleton />
      <ClassSection title="Upcoming Classes">
        <Rows role="list" aria-hidden>
          {[1, 2].map((row) => (
            <ClassCard as="li" key={row}>
              <Skeleton width="4rem" height="4.25rem" radius="var(--paadam-radius-control)" />
              <Facts>
                <Skeleton width="12rem" height="1.55rem" />
                <Skeleton width="7rem" height="1.45rem" />
                <Skeleton width="14rem" height="1.6rem" />
              </Facts>
            </ClassCard>
          ))}
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
