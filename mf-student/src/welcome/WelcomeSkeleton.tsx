import { Facts } from '@paadam/shared/bookings/screens';
import { Card, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { Hero, What } from './nextClassParts';
import { Cards } from './welcomeParts';

/** The welcome page's shape while the bookings are on their way. */
export function WelcomeSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading your classes…</VisuallyHidden>
      <Hero aria-hidden>
        <Skeleton width="14rem" height="4rem" />
        <What>
          <Skeleton width="4rem" height="4.25rem" radius="var(--paadam-radius-control)" />
          <Facts>
            <Skeleton width="12rem" height="1.55rem" />
            <Skeleton width="7rem" height="1.45rem" />
            <Skeleton width="14rem" height="1.6rem" />
          </Facts>
        </What>
        <Skeleton width="9rem" height="var(--paadam-control-height)" radius="var(--paadam-radius-control)" />
      </Hero>
      <Cards aria-hidden>
        <Card>
          <Skeleton height="9rem" />
        </Card>
        <Card>
          <Skeleton height="9rem" />
        </Card>
      </Cards>
    </>
  );
}
