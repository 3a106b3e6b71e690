import { Rows } from '@paadam/shared/bookings/screens';
import { Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { Actions, Frame } from './bookingParts';

/** Bookings on their way. */
export function BookingsSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading bookings…</VisuallyHidden>
      <Rows aria-hidden>
        {[1, 2, 3, 4, 5].map((place) => (
          <Frame as="li" key={place}>
            <Skeleton width="4rem" height="4.25rem" radius="var(--paadam-radius-control)" />
            <Skeleton width="16rem" height="5.4rem" />
            <Actions>
              <Skeleton width="9rem" height="2.75rem" radius="var(--paadam-radius-control)" />
            </Actions>
          </Frame>
        ))}
      </Rows>
    </>
  );
}
