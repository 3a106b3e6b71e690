import type { BookingDetails } from '@paadam/shared/contract';
import type { Role } from '@paadam/shared/domain';
import { Muted } from '@paadam/shared/ui/rows';
import { Words } from '@paadam/shared/words';
import * as words from '../messages/booking-screens';
import { answerableUntil } from './answerableUntil';
import { Moment } from './Moment';

interface DeadlineProps {
  booking: BookingDetails;
  /** Who reads it. */
  role: Role;
}

/** Until when a request can be answered; nothing once it is. */
export function Deadline({ booking, role }: DeadlineProps) {
  if (booking.status !== 'pending') return null;
  const until = () => <Moment instant={new Date(answerableUntil(booking)).toISOString()} />;
  return role === 'tutor' ? (
    <Muted>
      <Words of={words.answerUntilOrExpires} until={until} />
    </Muted>
  ) : (
    <Muted>
      <Words of={words.answersUntilOrExpires} name={booking.tutor.name} until={until} />
    </Muted>
  );
}
