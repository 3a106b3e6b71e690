import type { DeskPayment } from '@paadam/shared/contract';
import { deskLimits, formatPaise, limits } from '@paadam/shared/domain';
import { Button, Dialog, Field, Notice, Textarea, TextInput, useToast } from '@paadam/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import { useDeskApi } from '../api/useDeskApi';
import { useAct } from '../loading/useAct';
import { Form, Muted } from '../looks/parts';
import { paiseOf } from './rupees';

interface RefundDialogProps {
  payment: DeskPayment;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** How much goes back, and why. What was typed stays when the dialog is closed. */
export function RefundDialog({ payment, open, onClose, onDone }: RefundDialogProps) {
  const api = useDeskApi();
  const toast = useToast();
  const form = useId();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<{ amount?: string; reason?: string }>({});
  const { refundable, releasedAt } = payment;
  const act = useAct(async (amount: number) => {
    const { outcome } = (await api.call('refundAtDesk', { body: { payment: payment._id, amount, reason } }))
      .data;
    toast(
      outcome === 'asked'
        ? 'Written down. A second operator has to approve it.'
        : 'The refund is on its way.',
    );
    setTyped('');
    setReason('');
    onDone();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = paiseOf(typed);
    const found = {
      ...(amount === undefined && { amount: 'Enter a sum in rupees.' }),
      ...(amount !== undefined &&
        amount > refundable && { amount: `At most ${formatPaise(refundable)} can go back.` }),
      ...(reason.trim() === '' && { reason: 'Say why.' }),
    };
    setFaults(found);
    if (amount !== undefined && Object.keys(found).length === 0) void act.run(amount);
  };
  const fields = act.problem?.fields ?? {};
  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={act.isBusy}
      title={`Refund of ${payment.subject}`}
      actions={
        <>
          <Button variant="secondary" disabled={act.isBusy} onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" form={form} variant="danger" busy={act.isBusy}>
            Refund
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit} noValidate aria-busy={act.isBusy}>
        <Muted>
          {releasedAt
            ? 'The tutor has the money already and keeps it: we bear the refund.'
            : 'It comes off what the tutor gets for the lesson.'}{' '}
          Above {formatPaise(deskLimits.refundAlone)} a second operator has to approve it.
        </Muted>
        <Field
          label="Amount in rupees"
          hint={`At most ${formatPaise(refundable)}.`}
          required
          error={faults.amount ?? fields.amount}
        >
          <TextInput
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            readOnly={act.isBusy}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Field label="Reason" hint="For the desk’s audit." required error={faults.reason ?? fields.reason}>
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
          {act.problem && Object.keys(fields).length === 0 && (
            <Notice tone="bad">{act.problem.message}</Notice>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
