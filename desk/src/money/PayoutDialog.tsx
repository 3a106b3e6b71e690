import type { DeskPayout } from '@paadam/shared/contract';
import { formatPaise } from '@paadam/shared/domain';
import { Field, TextInput, useToast } from '@paadam/shared/ui';
import { useState } from 'react';
import { useDeskApi } from '../api/useDeskApi';
import { useAct } from '../loading/useAct';
import { FormDialog } from '../ui/FormDialog';
import { Muted } from '../ui/parts';
import { faultOfReason, ReasonField } from '../ui/ReasonField';
import { faultOfReference, ReferenceField } from './ReferenceField';

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
  const [typed, setTyped] = useState({ reference: '', sentOn: today(), reason: '' });
  const { reference, sentOn, reason } = typed;
  const act = useAct(async () => {
    const body = to === 'sent' ? { status: to, reference, sentOn } : { status: to, reason };
    await api.call('changePayout', { params: { id: payout._id }, body });
    toast(done[to]);
    onDone();
  });
  const find = () =>
    to === 'sent'
      ? {
          ...faultOfReference(reference),
          ...(sentOn === '' && { sentOn: 'Enter the day on which it was sent.' }),
        }
      : faultOfReason(reason);
  return (
    <FormDialog
      title={titles[to]}
      labels={{ leave: 'Leave it', send: labels[to] }}
      isDanger={to !== 'sent'}
      act={act}
      values={typed}
      find={find}
      shown={to === 'sent' ? ['reference', 'sentOn'] : ['reason']}
      onSend={act.run}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Muted>
            {formatPaise(payout.amount)} to {payout.tutor.name}, {payout.destination}
          </Muted>
          {to === 'sent' ? (
            <>
              <ReferenceField
                error={errorOf('reference')}
                readOnly={act.isBusy}
                value={reference}
                onChange={(changed) => setTyped({ ...typed, reference: changed })}
              />
              <Field label="Sent on" required error={errorOf('sentOn')}>
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
            <ReasonField
              hint="For the desk."
              error={errorOf('reason')}
              readOnly={act.isBusy}
              value={reason}
              onChange={(changed) => setTyped({ ...typed, reason: changed })}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
