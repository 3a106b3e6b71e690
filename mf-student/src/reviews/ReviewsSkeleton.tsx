import { Card, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { ClassSection } from '../own-classes/ClassSection';
import { ReviewRow } from './reviewParts';

/** The page's shape while both lists are on their way. */
export function ReviewsSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading your reviews…</VisuallyHidden>
      <ClassSection title="Your reviews">
        <Card as="ul" aria-hidden>
          {[1, 2, 3].map((row) => (
            <ReviewRow key={row}>
              <div>
                <Skeleton width="10rem" height="1.6rem" />
                <Skeleton width="6rem" />
              </div>
              <Skeleton width="14rem" />
              <Skeleton height="3rem" />
            </ReviewRow>
          ))}
        </Card>
      </ClassSection>
    </>
  );
}
