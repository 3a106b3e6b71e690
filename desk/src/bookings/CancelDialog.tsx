import type { Data, DeskCalls } from '@paadam/shared/contract';
import { useToast } from '@paadam/shared/ui';
import { useState } from 'react';
import { useDeskApi } from '../api/useDeskApi';
import { useAct } from '../loading/useAct';
import { FormDialog } from '../ui/FormDialog';
import { Muted } from '../ui/parts';
import { faultOfReason, ReasonField } from '../ui/ReasonField';

interface CancelDialogProps {
  booking: Data<DeskCalls['deskBooking']>;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Why a booking is cancelled, as both sides read it. */
export function CancelDialog({ booking, open, onClose, onDone }: CancelDialogProps) {
  const api = useDeskApi();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const act = useAct(async () => {
    await api.call('deskCancelBooking', { params: { id: booking._id }, body: { reason } });
    toast('The booking is cancelled, and both sides are told.');
    setReason('');
    onDone();
  });
  return (
    <FormDialog
      open={open}
      title="Cancel this booking?"
      labels={{ leave: 'Keep it', send: 'Cancel the booking' }}
      isDanger
      act={act}
      values={{ reason }}
      find={() => faultOfReason(reason)}
      onSend={act.run}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Muted>It is cancelled in Paadam’s name. It cannot be undone.</Muted>
          <ReasonField
            hint={`${booking.student.name} and ${booking.tutor.name} read it.`}
            error={errorOf('reason')}
            readOnly={act.isBusy}
            value={reason}
            onChange={setReason}
          />
        </>
      )}
    </FormDialog>
  );
}
