import { JoinLink, mayCancel, mayReview } from '@paadam/shared/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import { Button, VisuallyHidden } from '@paadam/shared/ui';
import { useClassDialogs } from '../own-classes/classDialogsContext';
import { LeaveReview } from '../own-classes/LeaveReview';
import { Actions } from './classActionsParts';

/** A way in that opens in days would only take the room of what can be done now. */
const soonMs = 24 * 3_600_000;

/** What the student can do with a class here and now: join, cancel, review. */
export function ClassActions({ booking, now }: { booking: Booking; now: number }) {
  const { cancel } = useClassDialogs();
  const { dateTime, subject } = booking;
  const isSoon = Date.parse(dateTime) - now < soonMs;
  return (
    <Actions>
      {isSoon && <JoinLink booking={booking} now={now} />}
      {mayReview(booking, 'student') && <LeaveReview booking={booking} variant="quiet" />}
      {mayCancel(booking, 'student', now) && (
        <Button variant="quiet" onClick={() => cancel(booking)}>
          <span>
            Cancel
            <VisuallyHidden>{` ${subject.name}, ${formatMoment(dateTime)}`}</VisuallyHidden>
          </span>
        </Button>
      )}
    </Actions>
  );
}
