import type { BookingDetails } from '@paadam/shared/contract';
import { dayOf, formatDay } from '@paadam/shared/domain';
import { Card, StarRating } from '@paadam/shared/ui';
import { Muted } from '@paadam/shared/ui/rows';
import { useId } from 'react';
import * as words from '../messages/booking-screens';
import { Section, Words } from './bookingView.styles';

/** What the student said of the lesson. */
export function BookingReview({ review }: { review: NonNullable<BookingDetails['review']> }) {
  const titleId = useId();
  return (
    <Card>
      <Section aria-labelledby={titleId}>
        <h2 id={titleId}>{words.review()}</h2>
        <StarRating average={review.rating} />
        {review.comment && <Words>{review.comment}</Words>}
        <Muted>
          {formatDay(dayOf(new Date(review.createdAt)), { day: 'numeric', month: 'long', year: 'numeric' })}
        </Muted>
      </Section>
    </Card>
  );
}
