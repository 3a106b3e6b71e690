import { bookingsActions } from '@paadam/bookings';
import type { Booking } from '@paadam/shared/contract';
import { Notice } from '@paadam/shared/ui';
import { ConfirmDialog } from '@paadam/shared/ui/ConfirmDialog';
import { Words } from '@paadam/shared/words';
import { useState } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/booking-screens';
import { busyInWords } from './busyInWords';
import { Moment } from './Moment';
import { outcomeOf } from './outcomeOf';
import { ReasonField } from './ReasonField';
import { useBookingChange } from './useBookingChange';

/** What a tutor can make of a request. */
export type Answer = 'accepted' | 'declined';

interface StatusDialogProps {
  booking: Booking;
  /** What the tutor is about to make of it. */
  status: Answer;
  onClose: () => void;
}

const Body = styled.div`
  display: grid;
  gap: var(--paadam-space-4);
`;

/** Asks the tutor before a request is answered. */
export function StatusDialog({ booking, status, onClose }: StatusDialogProps) {
  const [reason, setReason] = useState('');
  const busyCalendars = booking.busyCalendars ?? [];
  const change = useBookingChange(booking._id, onClose);
  const send = () => {
    const given = status === 'declined' ? reason.trim() : '';
    const answer = { bookingId: booking._id, status, ...(given && { reason: given }) };
    change.send(bookingsActions.statusChangeRequested(answer));
  };
  return (
    <ConfirmDialog
      open
      {...outcomeOf(change)}
      title={words.confirmStatusChange()}
      confirmLabel={words.confirm()}
      tone={status === 'declined' ? 'danger' : 'primary'}
      onConfirm={send}
      onClose={onClose}
    >
      <Body>
        <p>
          <Words
            of={words.changeStatus}
            status={status}
            name={booking.student.name}
            subject={booking.subject.name}
            strong={(text) => <strong>{text}</strong>}
            when={() => <Moment instant={booking.dateTime} />}
          />
        </p>
        {status === 'accepted' && busyCalendars.length > 0 && (
          <Notice tone="warn">
            {busyInWords(busyCalendars)} {words.acceptAllTheSame()}
          </Notice>
        )}
        {status === 'declined' && !change.stale && (
          <ReasonField
            reader={booking.student.name}
            value={reason}
            disabled={change.busy}
            onChange={setReason}
          />
        )}
      </Body>
    </ConfirmDialog>
  );
}
