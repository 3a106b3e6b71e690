import { Facts, Rows } from '@paadam/shared/bookings/screens';
import { Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { LessonRow, Section } from './dashboardParts';

/** The lists' shape while they are on their way. */
export function DashboardSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading your dashboard…</VisuallyHidden>
      {['today', 'requests'].map((list) => (
        <Section key={list} aria-hidden>
          <Skeleton width="11rem" height="1.65rem" />
          <Rows>
            {[1, 2].map((row) => (
              <LessonRow key={row} as="li">
                <Skeleton width="4rem" height="4.25rem" radius="var(--paadam-radius-control)" />
                <Facts>
                  <Skeleton width="10rem" height="1.5rem" />
                  <Skeleton width="13rem" height="1.6rem" />
                </Facts>
                <Skeleton width="9rem" height="var(--paadam-control-height)" />
              </LessonRow>
            ))}
          </Rows>
        </Section>
      ))}
    </>
  );
}
