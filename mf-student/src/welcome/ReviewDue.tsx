import { Muted } from '@paadam/shared/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import { Card } from '@paadam/shared/ui';
import { useId } from 'react';
import { LeaveReview } from '../own-classes/LeaveReview';
import { Offer } from './welcomeParts';

/** Asks about the latest class that the student has not reviewed. */
export function ReviewDue({ booking }: { booking: Booking }) {
  const titleId = useId();
  const { subject, tutor, dateTime } = booking;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Offer>
        <h2 id={titleId}>How was your class?</h2>
        <p>
          {subject.name} with {tutor.name}
        </p>
        <Muted as="time" dateTime={dateTime}>
          {formatMoment(dateTime)}
        </Muted>
        <LeaveReview booking={booking} />
      </Offer>
    </Card>
  );
}
