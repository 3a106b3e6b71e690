import {
  AnswerBy,
  JoinLink,
  KindBadge,
  mayCancel,
  PaymentBadge,
  ProposedBadge,
  StatusBadge,
} from '@paadam/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { formatMoment, formatPaise, isUpcoming, paths } from '@paadam/shared/domain';
import { Avatar, Button } from '@paadam/shared/ui';
import { CoveringLink } from '@paadam/shared/ui/CoveringLink';
import { Facts, Muted, TitleLine } from '@paadam/shared/ui/rows';
import { useNow } from '@paadam/shared/ui/useNow';
import { Words } from '@paadam/shared/words';
import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { Answers } from '../answers/Answers';
import * as words from '../messages/bookings';
import { Box, Row } from './booking.styles';
import { useDecide } from './Decisions';

/** One booking, which leads to its page, with what can be done with it in its state. */
export function BookingRow({ booking }: { booking: Booking }) {
  const nameId = useId();
  const { _id, student, subject, dateTime, duration, price, status, reason } = booking;
  return (
    <Box as="li">
      <Row>
        <Avatar name={student.name} />
        <Facts>
          <TitleLine>
            <h3 id={nameId} data-people dir="auto">
              <CoveringLink to={paths.booking('tutor', _id)}>{student.name}</CoveringLink>
            </h3>
            <StatusBadge status={status} />
            <PaymentBadge booking={booking} who="tutor" />
            <ProposedBadge booking={booking} />
            <KindBadge booking={booking} />
          </TitleLine>
          <p>
            <time dateTime={dateTime}>{formatMoment(dateTime)}</time>
          </p>
          <Muted>{words.lessonFacts({ subject: subject.name, duration, price: formatPaise(price) })}</Muted>
          <AnswerBy booking={booking} />
          {reason && (
            <Muted>
              <Words
                of={words.reason}
                reason={reason}
                quote={(text) => (
                  <span data-people dir="auto">
                    {text}
                  </span>
                )}
              />
            </Muted>
          )}
        </Facts>
        {status === 'pending' && <Answer booking={booking} nameId={nameId} />}
        {status === 'accepted' && <Coming booking={booking} nameId={nameId} />}
      </Row>
    </Box>
  );
}

interface ActionsProps {
  booking: Booking;
  /** Of the student's name, which tells equal buttons apart. */
  nameId: string;
}

/** The two answers to a request. */
function Answer({ booking, nameId }: ActionsProps) {
  const decide = useDecide();
  return (
    <Answers>
      <Button aria-describedby={nameId} onClick={(event) => decide(booking, 'accepted', event.currentTarget)}>
        <Check size={18} aria-hidden />
        {words.accept()}
      </Button>
      <Button
        variant="secondary"
        aria-describedby={nameId}
        onClick={(event) => decide(booking, 'declined', event.currentTarget)}
      >
        <X size={18} aria-hidden />
        {words.decline()}
      </Button>
    </Answers>
  );
}

/** The way into a lesson that comes, and the way out of it. */
function Coming({ booking, nameId }: ActionsProps) {
  const decide = useDecide();
  const now = useNow();
  if (!isUpcoming(booking, now)) return null;
  return (
    <Answers>
      <JoinLink booking={booking} who="tutor" now={now} />
      {mayCancel(booking, 'tutor', now) && (
        <Button
          variant="quiet"
          aria-describedby={nameId}
          onClick={(event) => decide(booking, 'cancelled', event.currentTarget)}
        >
          {words.cancel()}
        </Button>
      )}
    </Answers>
  );
}
