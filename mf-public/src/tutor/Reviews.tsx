import type { Rating } from '@paadam/shared/contract';
import { failureOf } from '@paadam/shared/state';
import {
  Button,
  ErrorState,
  Notice,
  RetryNotice,
  ShowMore,
  StarRating,
  VisuallyHidden,
} from '@paadam/shared/ui';
import { useId } from 'react';
import * as words from '../messages/tutor';
import { RatingBars } from './RatingBars';
import { ReviewList } from './ReviewList';
import { ReviewsSkeleton } from './ReviewsSkeleton';
import { Panel, Quiet } from './tutorPage.styles';
import type { TutorReviews } from './useTutorReviews';

interface ReviewsProps {
  rating: Rating;
  /** How many ratings give one star, two, and so on up to five; absent where that is not known. */
  counts: readonly number[] | undefined;
  reviews: TutorReviews;
}

/** What students say, newest first: one of each, then all. */
export function Reviews({
  rating,
  counts,
  reviews: { reviews, more, all, showAll, load, loadMore },
}: ReviewsProps) {
  const headingId = useId();
  const page = reviews.data;
  const isPart = page !== undefined && page.nextCursor === null && page.rows.length < rating.count;
  const moreProblem = failureOf(more);
  const loading = !page && reviews.status !== 'failed';
  return (
    <Panel aria-labelledby={headingId} aria-busy={loading}>
      <div>
        <h2 id={headingId}>{words.reviews()}</h2>
        {rating.count > 0 && <StarRating average={rating.average} count={rating.count} />}
      </div>
      {counts && rating.count > 0 && <RatingBars counts={counts} />}
      {reviews.status === 'failed' &&
        (page ? (
          <RetryNotice tone="warn" onRetry={load}>
            {words.reviewsNotNew({ message: reviews.problem.message })}
          </RetryNotice>
        ) : (
          <ErrorState title={words.failedToFetchReviews()} onRetry={load}>
            {reviews.problem.message}
          </ErrorState>
        ))}
      {loading && (
        <>
          <VisuallyHidden role="status">{words.loadingReviews()}</VisuallyHidden>
          <ReviewsSkeleton />
        </>
      )}
      {page?.rows.length === 0 && <Quiet>{words.noReviews()}</Quiet>}
      {page && page.rows.length > 0 && <ReviewList reviews={page.rows} appended={more.status === 'done'} />}
      {moreProblem && <Notice tone="bad">{moreProblem.message}</Notice>}
      {(all || isPart) && (
        <Button variant="secondary" onClick={() => showAll(!all)}>
          {all ? words.oneReviewAStudent() : words.allReviews({ count: rating.count })}
        </Button>
      )}
      {page?.nextCursor && (
        <ShowMore what={words.moreReviews()} busy={more.status === 'busy'} onClick={loadMore} />
      )}
    </Panel>
  );
}
