import { allSettled, usePaged } from '@paadam/shared/loading';
import { PageTitle } from '@paadam/shared/ui';
import { ClassDialogs } from '../own-classes/ClassDialogs';
import { useReviewsDue } from '../own-classes/useReviewsDue';
import { GivenReviews } from './GivenReviews';
import { ReviewsDue } from './ReviewsDue';
import { ReviewsSkeleton } from './ReviewsSkeleton';
import { ownReviews } from './reviewsSlice';

/** What the student said of the lessons, and which are still to be reviewed. */
export default function ReviewsPage() {
  const reviewsDue = useReviewsDue();
  const given = usePaged(ownReviews);
  return (
    <ClassDialogs>
      <PageTitle lead="Your reviews help other students choose, and tell your tutors what worked.">
        Reviews
      </PageTitle>
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
