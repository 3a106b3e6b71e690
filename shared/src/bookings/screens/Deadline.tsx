import type { BookingDetails } from '@paadam/shared/contract';
import type { Role } from '@paadam/shared/domain';
import { answerableUntil } from './answerableUntil';
import { Moment } from './Moment';
import { Muted } from './rowParts';

interface DeadlineProps {
  booking: BookingDetails;
  /** Who reads it. */
  role: Role;
}

/** Until when a request can be answered; nothing once it is. */
export function Deadline({ booking, role }: DeadlineProps) {
  if (booking.status !== 'pending') return null;
  const until = <Moment instant={new Date(answerableUntil(booking)).toISOString()} />;
  return role === 'tutor' ? (
    <Muted>Answer until {until}. After that the request expires.</Muted>
  ) : (
    <Muted>
      {booking.tutor.name} can answer until {until}. After that the request expires.
    </Muted>
  );
}
