import { Card, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { Fields, Room, Times, What } from './bookingFormParts';
import { OpenTimesSkeleton } from './OpenTimesSkeleton';

const control = 'var(--paadam-radius-control)';

/** The page's shape while the tutor's profile is on its way. */
export function BookingFormSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading the tutor…</VisuallyHidden>
      <Card aria-hidden>
        <Skeleton width="18rem" height="5rem" />
      </Card>
      <Room aria-hidden>
        <Card>
          <Fields as="div">
            <What>
              {[1, 2, 3].map((field) => (
                <div key={field}>
                  <Skeleton width="6rem" />
                  <Skeleton height="2.75rem" radius={control} />
                </div>
              ))}
              <Skeleton height="7rem" radius={control} />
              <Skeleton height="3.25rem" radius={control} />
            </What>
            <Times>
              <OpenTimesSkeleton />
            </Times>
          </Fields>
        </Card>
      </Room>
    </>
  );
}
