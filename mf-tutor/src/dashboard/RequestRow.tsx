import { type Answer, Facts, Muted } from '@paadam/shared/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { formatMoment, formatPaise } from '@paadam/shared/domain';
import { Button } from '@paadam/shared/ui';
import { DateTile } from '@paadam/shared/ui/DateTile';
import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { BookingLink } from './BookingLink';
import { Answers, LessonRow } from './dashboardParts';

interface RequestRowProps {
  booking: Booking;
  onAnswer: (answer: Answer) => void;
}

/** One request, with the two answers to it. */
export function RequestRow({ booking, onAnswer }: RequestRowProps) {
  const nameId = useId();
  const { subject, dateTime, duration, price } = booking;
  return (
    <LessonRow as="li">
      <DateTile instant={dateTime} tile="marigold" />
      <Facts>
        <h3 id={nameId}>
          <BookingLink booking={booking} />
        </h3>
        <p>
          <time dateTime={dateTime}>{formatMoment(dateTime)}</time>
        </p>
        <Muted>
          {subject.name} · {duration} mins · {formatPaise(price)}
        </Muted>
      </Facts>
      <Answers data-actions>
        <Button aria-describedby={nameId} onClick={() => onAnswer('accepted')}>
          <Check size={18} aria-hidden />
          Accept
        </Button>
        <Button variant="secondary" aria-describedby={nameId} onClick={() => onAnswer('declined')}>
          <X size={18} aria-hidden />
          Decline
        </Button>
      </Answers>
    </LessonRow>
  );
}
