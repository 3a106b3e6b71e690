import { Facts, Muted, StatusBadge, TitleLine } from '@paadam/shared/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import { Avatar, Button } from '@paadam/shared/ui';
import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { Answers, Box, BoxLink, Row } from './bookingParts';
import { useDecide } from './Decisions';

/** One booking, which leads to its page, with the two answers to it. */
export function BookingRow({ booking }: { booking: Booking }) {
  const nameId = useId();
  const decide = useDecide();
  const { _id, student, subject, dateTime, duration, status } = booking;
  const decided = status !== 'pending';
  return (
    <Box as="li">
      <Row>
        <Avatar name={student.name} />
        <Facts>
          <TitleLine>
            <h3 id={nameId}>
              <BoxLink to={`/tutor/bookings/${_id}`}>{student.name}</BoxLink>
            </h3>
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
            onClick={() => decide(booking, 'accepted')}
          >
            <Check size={18} aria-hidden />
            Accept
          </Button>
          <Button
            variant="secondary"
            disabled={decided}
            aria-describedby={nameId}
            onClick={() => decide(booking, 'declined')}
          >
            <X size={18} aria-hidden />
            Decline
          </Button>
        </Answers>
      </Row>
    </Box>
  );
}
