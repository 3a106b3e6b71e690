import type { PublicReview, Rating } from '@paadam/shared/contract';
import { failureOf, type Loadable, type Page, type RequestState } from '@paadam/shared/state';
import { ErrorState, Notice, RetryNotice, ShowMore, StarRating, VisuallyHidden } from '@paadam/shared/ui';
import { useId } from 'react';
import { ReviewList } from './ReviewList';
import { ReviewsSkeleton } from './ReviewsSkeleton';
import { Panel, Quiet } from './tutorPageParts';

interface ReviewsProps {
  rating: Rating;
  reviews: Loadable<Page<PublicReview>>;
  more: RequestState;
  onRetry: () => void;
  onMore: () => void;
}

/** What students say, newest first. */
export function Reviews({ rating, reviews, more, onRetry, onMore }: ReviewsProps) {
  const headingId = useId();
  const page = reviews.data;
  const moreProblem = failureOf(more);
  const loading = !page && reviews.status !== 'failed';
  return (
    <Panel aria-labelledby={headingId} aria-busy={loading}>
      <div>
        <h2 id={headingId}>Reviews</h2>
        {rating.count > 0 && <StarRating average={rating.average} count={rating.count} />}
      </div>
      {reviews.status === 'failed' &&
        (page ? (
          <RetryNotice tone="warn" onRetry={onRetry}>
            These reviews may not be the newest. {reviews.problem.message}
          </RetryNotice>
        ) : (
          <ErrorState title="Failed to fetch reviews" onRetry={onRetry}>
            {reviews.problem.message}
          </ErrorState>
        ))}
      {loading && (
        <>
          <VisuallyHidden role="status">Loading reviews…</VisuallyHidden>
          <ReviewsSkeleton />
        </>
      )}
      {page?.rows.length === 0 && <Quiet>No reviews yet. They come from students after a lesson.</Quiet>}
      {page && page.rows.length > 0 && <ReviewList reviews={page.rows} appended={more.status === 'done'} />}
      {moreProblem && <Notice tone="bad">{moreProblem.message}</Notice>}
      {page?.nextCursor && <ShowMore what="reviews" busy={more.status === 'busy'} onClick={onMore} />}
    </Panel>
  );
}
