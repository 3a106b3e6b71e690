import type { Review } from '@paadam/shared/contract';
import { dayOf, formatDay } from '@paadam/shared/domain';
import { LoadFailure, MoreRows, type PagedOnScreen } from '@paadam/shared/loading';
import type { Page } from '@paadam/shared/state';
import { Card, EmptyState, StarRating } from '@paadam/shared/ui';
import { NoReviewsDrawing } from '@paadam/shared/ui/drawings/NoReviewsDrawing';
import { Muted } from '@paadam/shared/ui/rows';
import { Words } from '@paadam/shared/words';
import * as words from '../messages/reviews';
import { ClassLink } from '../own-classes/ClassLink';
import { ClassSection } from '../own-classes/ClassSection';
import { Comment, ReviewRow } from './review.styles';

/** With the year: reviews stay for long. */
const asDate = { day: 'numeric', month: 'long', year: 'numeric' } as const;

interface GivenReviewsProps extends PagedOnScreen<Page<Review>> {
  /** There are classes above that could be reviewed. */
  anyDue: boolean;
}

/** The student's own reviews, newest first. */
export function GivenReviews({ list, more, reload, loadMore, anyDue }: GivenReviewsProps) {
  const rows = list.data?.rows;
  return (
    <ClassSection title={words.yourReviews()}>
      {list.status === 'failed' && (
        <LoadFailure
          title={words.notLoaded()}
          problem={list.problem}
          besideData={Boolean(rows)}
          onRetry={reload}
        />
      )}
      {rows?.length === 0 && (
        <Card>
          <EmptyState drawing={<NoReviewsDrawing />} title={words.noReviewsYet()}>
            {anyDue ? words.leaveTheFirst() : words.noReviewsText()}
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
      <MoreRows paged={{ list, more }} what={words.what()} onMore={loadMore} />
    </ClassSection>
  );
}

/** One review, with the way to its class. */
function GivenReview({ review }: { review: Review }) {
  const { booking, subject, tutor, rating, comment, createdAt } = review;
  return (
    <ReviewRow>
      <div>
        <h3>
          <ClassLink bookingId={booking}>{subject.name}</ClassLink>
        </h3>
        <StarRating average={rating} />
      </div>
      <Muted>
        <Words
          of={words.withTutorOn}
          name={tutor.name}
          day={formatDay(dayOf(new Date(createdAt)), asDate)}
          time={(text) => <time dateTime={createdAt}>{text}</time>}
        />
      </Muted>
      {comment && <Comment>{comment}</Comment>}
    </ReviewRow>
  );
}
