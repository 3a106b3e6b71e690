import type { DeskPayment } from '@paadam/shared/contract';
import { deskLimits, formatPaise } from '@paadam/shared/domain';
import { Field, TextInput, useToast } from '@paadam/shared/ui';
import { useState } from 'react';
import { useDeskApi } from '../api/useDeskApi';
import { useAct } from '../loading/useAct';
import { FormDialog } from '../ui/FormDialog';
import { Muted } from '../ui/parts';
import { faultOfReason, ReasonField } from '../ui/ReasonField';
import { paiseOf } from './rupees';

interface RefundDialogProps {
  payment: DeskPayment;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** How much goes back, and why. */
export function RefundDialog({ payment, open, onClose, onDone }: RefundDialogProps) {
  const api = useDeskApi();
  const toast = useToast();
  const [typed, setTyped] = useState({ amount: '', reason: '' });
  const { refundable, releasedAt } = payment;
  const { reason } = typed;
  const amount = paiseOf(typed.amount);
  const act = useAct(async () => {
    // It was looked over before it was sent.
    const body = { payment: payment._id, amount: amount ?? 0, reason };
    const { outcome } = (await api.call('refundAtDesk', { body })).data;
    toast(
      outcome === 'asked'
        ? 'Written down. A second operator has to approve it.'
        : 'The refund is on its way.',
    );
    setTyped({ amount: '', reason: '' });
    onDone();
  });
  const find = () => ({
    ...(amount === undefined && { amount: 'Enter a sum in rupees.' }),
    ...(amount !== undefined &&
      amount > refundable && { amount: `At most ${formatPaise(refundable)} can go back.` }),
    ...faultOfReason(reason),
  });
  return (
    <FormDialog
      open={open}
      title={`Refund of ${payment.subject}`}
      labels={{ leave: 'Keep it', send: 'Refund' }}
      isDanger
      act={act}
      values={typed}
      find={find}
      onSend={act.run}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
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
            error={errorOf('amount')}
          >
            <TextInput
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              maxLength={14}
              readOnly={act.isBusy}
              value={typed.amount}
              onChange={(event) => setTyped({ ...typed, amount: event.target.value })}
            />
          </Field>
          <ReasonField
            hint="For the desk’s audit."
            error={errorOf('reason')}
            readOnly={act.isBusy}
            value={reason}
            onChange={(changed) => setTyped({ ...typed, reason: changed })}
          />
        </>
      )}
    </FormDialog>
  );
}
