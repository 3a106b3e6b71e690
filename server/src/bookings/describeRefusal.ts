import { type BookingActor, type BookingStatus, findTransition } from '@paadam/shared/domain';

const states: Record<BookingStatus, string> = {
  pending: 'is still waiting for an answer',
  accepted: 'has been accepted',
  declined: 'has been declined',
  completed: 'has been completed',
  cancelled: 'has been cancelled',
  expired: 'has expired',
};

/** @returns the end of a sentence that begins with "This booking" */
export const describeState = (status: BookingStatus): string => states[status];

/** @returns why a booking that is in this state now could not be moved to the other */
export const describeRefusal = (now: BookingStatus, to: BookingStatus, actor: BookingActor): string => {
  if (now === to) return `This booking ${states[now].replace('has', 'has already')}.`;
  // The table has the move, so its moment is what has passed.
  if (findTransition(now, to, actor))
    return `This lesson has already started, so it cannot be ${to} any more.`;
  return `This booking ${states[now]}, so it cannot be ${to}.`;
};
