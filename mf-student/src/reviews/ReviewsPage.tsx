import { formatMoment } from '@paadam/shared/domain';
import { allSettled, LoadProblem, MoreRows, usePaged } from '@paadam/shared/loading';
import { Card, PageTitle, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { Muted } from '@paadam/shared/ui/rows';
import * as words from '../messages/reviews';
import { ClassDialogs } from '../own-classes/ClassDialogs';
import { ClassLink } from '../own-classes/ClassLink';
import { ClassSection } from '../own-classes/ClassSection';
import { countOf } from '../own-classes/countOf';
import { LeaveReview } from '../own-classes/LeaveReview';
import { useReviewsDue } from '../own-classes/useReviewsDue';
import { GivenReviews } from './GivenReviews';
import { DueRow, ReviewRow } from './review.styles';
import { ownReviews } from './reviewsSlice';

/** What the student said of the lessons, and which are still to be reviewed. */
export default function ReviewsPage() {
  const reviewsDue = useReviewsDue();
  const given = usePaged(ownReviews);
  return (
    <ClassDialogs>
      <PageTitle lead={words.lead()}>{words.title()}</PageTitle>
      {allSettled([reviewsDue, given]) ? (
        <>
          <ReviewsDue {...reviewsDue} />
          <GivenReviews {...given} anyDue={reviewsDue.due.length > 0} />
        </>
      ) : (
        <ReviewsSkeleton />
      )}
    </ClassDialogs>
  );
}

/** The page's shape while both lists are on their way. */
function ReviewsSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{words.loadingYourReviews()}</VisuallyHidden>
      <ClassSection title={words.yourReviews()}>
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

/** The completed classes that the student has not reviewed; nothing where there are none. */
function ReviewsDue({ due, reload, loadMore, ...paged }: ReturnType<typeof useReviewsDue>) {
  const { list } = paged;
  if (list.status === 'failed' && !list.data) {
    return <LoadProblem problem={list.problem} besideList={false} onRetry={reload} />;
  }
  if (due.length === 0) return null;
  return (
    <ClassSection title={words.lessonsToReview()} count={countOf(due.length, list.data)}>
      {list.status === 'failed' && <LoadProblem problem={list.problem} besideList onRetry={reload} />}
      <Card as="ul" role="list">
        {due.map((booking) => (
          <DueRow key={booking._id}>
            <div>
              <h3>
                <ClassLink bookingId={booking._id}>{booking.subject.name}</ClassLink>
              </h3>
              <Muted>{words.withTutor({ name: booking.tutor.name })}</Muted>
              <Muted as="time" dateTime={booking.dateTime}>
                {formatMoment(booking.dateTime)}
              </Muted>
            </div>
            <div data-actions>
              <LeaveReview booking={booking} />
            </div>
          </DueRow>
        ))}
      </Card>
      <MoreRows paged={paged} what={words.whatIsDue()} onMore={loadMore} />
    </ClassSection>
  );
}
