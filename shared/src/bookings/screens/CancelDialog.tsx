import { bookingsActions } from '@paadam/shared/bookings';
import type { Booking } from '@paadam/shared/contract';
import { limits } from '@paadam/shared/domain';
import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Field, Textarea, useFieldErrors } from '@paadam/shared/ui';
import { ConfirmDialog } from '@paadam/shared/ui/ConfirmDialog';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Moment } from './Moment';
import { outcomeOf } from './outcomeOf';
import { useBookingChange } from './useBookingChange';

interface CancelDialogProps {
  booking: Booking;
  onClose: () => void;
}

const Body = styled.div`
  display: grid;
  gap: var(--paadam-space-4);
`;

const findNothing = () => ({});

/** Asks before a lesson is called off. A tutor may say why. */
export function CancelDialog({ booking, onClose }: CancelDialogProps) {
  const isTutor = usePaadamSelector(selectUser)?.role === 'tutor';
  const [reason, setReason] = useState('');
  const body = useRef<HTMLDivElement>(null);
  const change = useBookingChange(booking._id, onClose);
  const { check, errorOf } = useFieldErrors(body, { reason }, findNothing, change.problem);
  const { _id: bookingId, student, tutor, subject, dateTime } = booking;

  const cancel = () => {
    if (!check()) return;
    const given = reason.trim();
    change.send(
      isTutor
        ? bookingsActions.statusChangeRequested({
            bookingId,
            status: 'cancelled',
            ...(given && { reason: given }),
          })
        : bookingsActions.cancellationRequested({ bookingId }),
    );
  };

  return (
    <ConfirmDialog
      open
      {...outcomeOf(change)}
      title="Cancel this lesson?"
      confirmLabel="Cancel lesson"
      cancelLabel="Keep lesson"
      tone="danger"
      onConfirm={cancel}
      onClose={onClose}
    >
      <Body ref={body}>
        <p>
          <strong>{subject.name}</strong> with {isTutor ? student.name : tutor.name} on{' '}
          <Moment instant={dateTime} />. {isTutor ? student.name : tutor.name} is told by e-mail, and the time
          is free again. This cannot be undone.
        </p>
        {isTutor && !change.stale && (
          <Field
            label="Reason"
            optional
            hint={`${student.name} reads it in the e-mail.`}
            error={errorOf('reason')}
          >
            <Textarea
              rows={3}
              maxLength={limits.reasonCharacters}
              value={reason}
              disabled={change.busy}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        )}
      </Body>
    </ConfirmDialog>
  );
}
