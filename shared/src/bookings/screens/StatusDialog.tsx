import { bookingsActions } from '@paadam/shared/bookings';
import type { Booking } from '@paadam/shared/contract';
import { ConfirmDialog } from '@paadam/shared/ui/ConfirmDialog';
import { Moment } from './Moment';
import { outcomeOf } from './outcomeOf';
import { useBookingChange } from './useBookingChange';

/** What a tutor can make of a request. */
export type Answer = 'accepted' | 'declined';

interface StatusDialogProps {
  booking: Booking;
  /** What the tutor is about to make of it. */
  status: Answer;
  onClose: () => void;
}

/** Asks the tutor before a request is answered. */
export function StatusDialog({ booking, status, onClose }: StatusDialogProps) {
  const change = useBookingChange(booking._id, onClose);
  return (
    <ConfirmDialog
      open
      {...outcomeOf(change)}
      title="Confirm Status Change"
      confirmLabel="Confirm"
      tone={status === 'declined' ? 'danger' : 'primary'}
      onConfirm={() => change.send(bookingsActions.statusChangeRequested({ bookingId: booking._id, status }))}
      onClose={onClose}
    >
      <p>
        Change the booking of <strong>{booking.student.name}</strong> on <Moment instant={booking.dateTime} />{' '}
        ({booking.subject.name}) to <strong>{status}</strong>?
      </p>
    </ConfirmDialog>
  );
}
