import type { Data, DeskCalls } from '@paadam/shared/contract';
import { deskLimits, formatPaise } from '@paadam/shared/domain';
import { Field, Select, TextInput, useToast } from '@paadam/shared/ui';
import { useState } from 'react';
import { useDeskApi } from '../api/useDeskApi';
import { useAct } from '../loading/useAct';
import { paiseOf } from '../money/rupees';
import { FormDialog } from '../ui/FormDialog';
import { Muted } from '../ui/parts';
import { faultOfReason, ReasonField } from '../ui/ReasonField';

interface DecideDialogProps {
  found: Data<DeskCalls['deskProblem']>;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

type Share = '' | 'all' | 'part' | 'none';

/** @param held paise @returns paise; undefined: it is no amount between nothing and all */
const refundOf = (share: Share, rupees: string, held: number): number | undefined => {
  if (share !== 'part') return share === 'all' ? held : 0;
  const paise = paiseOf(rupees) ?? held;
  return paise < held ? paise : undefined;
};

/** How much goes back, and why, as both sides read it. */
export function DecideDialog({ found, open, onClose, onDone }: DecideDialogProps) {
  const api = useDeskApi();
  const toast = useToast();
  const { problem, booking, held } = found;
  const [share, setShare] = useState<Share>(held === null ? 'none' : '');
  const [rupees, setRupees] = useState('');
  const [reason, setReason] = useState('');
  const isPart = share === 'part';
  const refund = refundOf(share, rupees, held ?? 0);
  const act = useAct(async () => {
    // It was looked over before it was sent.
    const body = { refund: refund ?? 0, reason };
    const { outcome } = (await api.call('decideProblem', { params: { id: problem._id }, body })).data;
    toast(
      outcome === 'asked'
        ? 'Written down. A second operator has to approve it.'
        : 'It is decided, and both sides are told.',
    );
    onDone();
  });
  const find = () => ({
    ...(share === '' && { refund: 'Choose one.' }),
    ...(refund === undefined && { refund: `An amount below ${formatPaise(held ?? 0)}.` }),
    ...faultOfReason(reason),
  });
  return (
    <FormDialog
      open={open}
      title="Decide"
      labels={{ leave: 'Not now', send: 'Decide' }}
      act={act}
      values={{ refund: isPart ? rupees : share, reason }}
      find={find}
      shown={held === null ? ['reason'] : ['refund', 'reason']}
      onSend={act.run}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          {held === null ? (
            booking.payment && (
              <Muted>Nothing is held for this lesson any more, so nothing can go back.</Muted>
            )
          ) : (
            <Field
              label="What goes back"
              hint={`The rest is ${booking.tutor.name}’s. It cannot be undone.${held > deskLimits.refundAlone ? ` Above ${formatPaise(deskLimits.refundAlone)} a second operator has to approve it.` : ''}`}
              required
              error={isPart ? undefined : errorOf('refund')}
            >
              <Select
                name="share"
                value={share}
                disabled={act.isBusy}
                onChange={(event) => setShare(event.target.value as Share)}
              >
                <option value="">Choose</option>
                <option value="all">All: {formatPaise(held)}</option>
                <option value="part">A part</option>
                <option value="none">Nothing</option>
              </Select>
            </Field>
          )}
          {isPart && (
            <Field label="Rupees that go back" required error={errorOf('refund')}>
              <TextInput
                name="rupees"
                inputMode="decimal"
                autoComplete="off"
                maxLength={14}
                value={rupees}
                readOnly={act.isBusy}
                onChange={(event) => setRupees(event.target.value)}
              />
            </Field>
          )}
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
