import type { DeskPayout } from '@paadam/shared/contract';
import { deskLimits, formatPaise, limits } from '@paadam/shared/domain';
import { Button, Dialog, Field, Notice, Textarea, TextInput, useToast } from '@paadam/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import { useDeskApi } from '../api/useDeskApi';
import { useAct } from '../loading/useAct';
import { Form, Muted } from '../looks/parts';

type To = 'sent' | 'failed' | 'cancelled';

const titles: Record<To, string> = {
  sent: 'Was it sent?',
  failed: 'Has it failed?',
  cancelled: 'Cancel this payout?',
};
const labels: Record<To, string> = {
  sent: 'It was sent',
  failed: 'It has failed',
  cancelled: 'Cancel the payout',
};
const done: Record<To, string> = {
  sent: 'Marked as sent. The tutor is told.',
  failed: 'Marked as failed: the money is the tutor’s again, who is told.',
  cancelled: 'Cancelled: the money is the tutor’s again.',
};

/** Today on the operator's own calendar. */
const today = (): string => new Intl.DateTimeFormat('en-CA').format(new Date());

interface PayoutDialogProps {
  payout: DeskPayout;
  to: To;
  onClose: () => void;
  onDone: () => void;
}

/** What became of a payout, with what has to be known of it. */
export function PayoutDialog({ payout, to, onClose, onDone }: PayoutDialogProps) {
  const api = useDeskApi();
  const toast = useToast();
  const form = useId();
  const [typed, setTyped] = useState({ reference: '', sentOn: today(), reason: '' });
  const [faults, setFaults] = useState<Partial<typeof typed>>({});
  const { reference, sentOn, reason } = typed;
  const act = useAct(async () => {
    const body = to === 'sent' ? { status: to, reference, sentOn } : { status: to, reason };
    await api.call('changePayout', { params: { id: payout._id }, body });
    toast(done[to]);
    onDone();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found =
      to === 'sent'
        ? {
            ...(reference.trim() === '' && { reference: 'Enter the bank’s reference.' }),
            ...(sentOn === '' && { sentOn: 'Enter the day on which it was sent.' }),
          }
        : { ...(reason.trim() === '' && { reason: 'Say why.' }) };
    setFaults(found);
    if (Object.keys(found).length === 0) void act.run();
  };
  const fields: Partial<typeof typed> = act.problem?.fields ?? {};
  return (
    <Dialog
      open
      onClose={onClose}
      busy={act.isBusy}
      title={titles[to]}
      actions={
        <>
          <Button variant="secondary" disabled={act.isBusy} onClick={onClose}>
            Leave it
          </Button>
          <Button type="submit" form={form} variant={to === 'sent' ? 'primary' : 'danger'} busy={act.isBusy}>
            {labels[to]}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit} noValidate aria-busy={act.isBusy}>
        <Muted>
          {formatPaise(payout.amount)} to {payout.tutor.name}, {payout.destination}
        </Muted>
        {to === 'sent' ? (
          <>
            <Field label="The bank’s reference" required error={faults.reference ?? fields.reference}>
              <TextInput
                name="reference"
                autoComplete="off"
                maxLength={deskLimits.referenceCharacters}
                readOnly={act.isBusy}
                value={reference}
                onChange={(event) => setTyped({ ...typed, reference: event.target.value })}
              />
            </Field>
            <Field label="Sent on" required error={faults.sentOn ?? fields.sentOn}>
              <TextInput
                type="date"
                name="sentOn"
                max={today()}
                readOnly={act.isBusy}
                value={sentOn}
                onChange={(event) => setTyped({ ...typed, sentOn: event.target.value })}
              />
            </Field>
          </>
        ) : (
          <Field label="Reason" hint="For the desk." required error={faults.reason ?? fields.reason}>
            <Textarea
              name="reason"
              rows={3}
              maxLength={limits.reasonCharacters}
              readOnly={act.isBusy}
              value={reason}
              onChange={(event) => setTyped({ ...typed, reason: event.target.value })}
            />
          </Field>
        )}
        <div role="alert">
          {act.problem && Object.keys(fields).length === 0 && (
            <Notice tone="bad">{act.problem.message}</Notice>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
