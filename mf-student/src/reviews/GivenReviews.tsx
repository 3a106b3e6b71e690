import type { Review } from '@paadam/shared/contract';
import { MoreRows, type PagedOnScreen } from '@paadam/shared/loading';
import type { Page } from '@paadam/shared/state';
import { Card, EmptyState, ErrorState, RetryNotice } from '@paadam/shared/ui';
import { ClassSection } from '../own-classes/ClassSection';
import { GivenReview } from './GivenReview';

interface GivenReviewsProps extends PagedOnScreen<Page<Review>> {
  /** There are classes above that could be reviewed. */
  anyDue: boolean;
}

/** The student's own reviews, newest first. */
export function GivenReviews({ list, more, reload, loadMore, anyDue }: GivenReviewsProps) {
  const rows = list.data?.rows;
  return (
    <ClassSection title="Your reviews">
      {list.status === 'failed' &&
        (rows ? (
          <RetryNotice title="Failed to fetch reviews" onRetry={reload}>
            {list.problem.message}
          </RetryNotice>
        ) : (
          <ErrorState title="Failed to fetch reviews" onRetry={reload}>
            {list.problem.message}
          </ErrorState>
        ))}
      {rows?.length === 0 && (
        <Card>
          <EmptyState title="No reviews yet">
            {anyDue
              ? 'Leave the first one for a class above.'
              : 'After each class you can say here how it was.'}
          </EmptyState>
        </Card>
      )}
      {rows && rows.length > 0 && (
        <Card as="ul" role="list">
          {rows.map((review) => (
            <GivenReview key={review._id} review={review} />
          ))}
        </Card>
      )}
      <MoreRows paged={{ list, more }} what="reviews" onMore={loadMore} />
    </ClassSection>
  );
}
