import type { Booking } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import { Button, type ButtonProps, VisuallyHidden } from '@paadam/shared/ui';
import { Words } from '@paadam/shared/words';
import * as words from '../messages/own-classes';
import { useClassDialogs } from './classDialogsContext';

interface LeaveReviewProps {
  /** Completed, without a review. */
  booking: Booking;
  /** Default 'secondary'. */
  variant?: ButtonProps['variant'];
}

/** Opens the dialog in which a completed class is reviewed. */
export function LeaveReview({ booking, variant = 'secondary' }: LeaveReviewProps) {
  const { review } = useClassDialogs();
  return (
    <Button variant={variant} onClick={() => review(booking)}>
      <span>
        <Words
          of={words.leaveReview}
          subject={booking.subject.name}
          moment={formatMoment(booking.dateTime)}
          hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>}
        />
      </span>
    </Button>
  );
}
