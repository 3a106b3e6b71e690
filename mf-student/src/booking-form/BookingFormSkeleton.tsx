import { Card, Skeleton, VisuallyHidden } from '@paadam/shared/ui';

/** The form's shape while the tutor's profile is on its way. */
export function BookingFormSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading the tutor…</VisuallyHidden>
      <Card aria-hidden>
        <Skeleton height="5.25rem" />
      </Card>
      <Card aria-hidden>
        <Skeleton height="34rem" />
      </Card>
    </>
  );
}
