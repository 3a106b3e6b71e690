import type { Data, DeskCalls } from '@paadam/shared/contract';
import { limits } from '@paadam/shared/domain';
import { Button, Dialog, Field, Notice, Textarea, useToast } from '@paadam/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import { useDeskApi } from '../api/useDeskApi';
import { useAct } from '../loading/useAct';
import { Form, Muted } from '../looks/parts';

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
  const form = useId();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const act = useAct(async () => {
    await api.call('deskCancelBooking', { params: { id: booking._id }, body: { reason } });
    toast('The booking is cancelled, and both sides are told.');
    setReason('');
    onDone();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = reason.trim() === '' ? 'Say why.' : undefined;
    setFault(found);
    if (!found) void act.run();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={act.isBusy}
      title="Cancel this booking?"
      actions={
        <>
          <Button variant="secondary" disabled={act.isBusy} onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" form={form} variant="danger" busy={act.isBusy}>
            Cancel the booking
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit} noValidate aria-busy={act.isBusy}>
        <Muted>It is cancelled in Paadam’s name. It cannot be undone.</Muted>
        <Field
          label="Reason"
          hint={`${booking.student.name} and ${booking.tutor.name} read it.`}
          required
          error={fault ?? act.problem?.fields.reason}
        >
          <Textarea
            name="reason"
            rows={3}
            maxLength={limits.reasonCharacters}
            readOnly={act.isBusy}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <div role="alert">
          {act.problem && !act.problem.fields.reason && <Notice tone="bad">{act.problem.message}</Notice>}
        </div>
      </Form>
    </Dialog>
  );
}
