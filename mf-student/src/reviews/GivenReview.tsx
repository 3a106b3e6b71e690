import { Muted } from '@paadam/shared/bookings/screens';
import type { Review } from '@paadam/shared/contract';
import { dayOf, formatDay } from '@paadam/shared/domain';
import { StarRating } from '@paadam/shared/ui';
import { ClassLink } from '../own-classes/ClassLink';
import { Comment, ReviewRow } from './reviewParts';

/** With the year: reviews stay for long. */
const asDate = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** One review, with the way to its class. */
export function GivenReview({ review }: { review: Review }) {
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
        with {tutor.name}, <time dateTime={createdAt}>{formatDay(dayOf(new Date(createdAt)), asDate)}</time>
      </Muted>
      {comment && <Comment>{comment}</Comment>}
    </ReviewRow>
  );
}
