import type { Booking } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import { Facts, Muted, TitleLine } from '@paadam/shared/panel';
import { Avatar, Button, Card, StatusBadge } from '@paadam/shared/ui';
import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { Answers, Row } from './bookingParts';
import type { Decision } from './Decision';

export interface BookingRowProps {
  booking: Booking;
  onDecide: (decision: Decision) => void;
}

/** One booking, with the two answers to it. */
export function BookingRow({ booking, onDecide }: BookingRowProps) {
  const nameId = useId();
  const { student, subject, dateTime, duration, status } = booking;
  const decided = status !== 'pending';
  return (
    <Card as="li">
      <Row>
        <Avatar name={student.name} />
        <Facts>
          <TitleLine>
            <h3 id={nameId}>{student.name}</h3>
            <StatusBadge status={status} />
          </TitleLine>
          <p>
            <time dateTime={dateTime}>{formatMoment(dateTime)}</time>
          </p>
          <Muted>
            {subject.name} · {duration} mins
          </Muted>
        </Facts>
        <Answers>
          <Button
            variant={decided ? 'secondary' : 'primary'}
            disabled={decided}
            aria-describedby={nameId}
            onClick={() => onDecide({ booking, status: 'accepted' })}
          >
            <Check size={18} aria-hidden />
            Accept
          </Button>
          <Button
            variant="secondary"
            disabled={decided}
            aria-describedby={nameId}
            onClick={() => onDecide({ booking, status: 'declined' })}
          >
            <X size={18} aria-hidden />
            Decline
          </Button>
        </Answers>
      </Row>
    </Card>
  );
}
