import type { DeskPerson } from '@paadam/shared/contract';
import { Field, Select, useToast } from '@paadam/shared/ui';
import { useState } from 'react';
import { useDeskApi } from '../api/useDeskApi';
import { useAct } from '../loading/useAct';
import { FormDialog } from '../ui/FormDialog';
import { Muted } from '../ui/parts';
import { faultOfReason, ReasonField } from '../ui/ReasonField';

/** In days; "" is for good. */
const lengths = [
  { days: '1', label: '1 day' },
  { days: '7', label: '7 days' },
  { days: '30', label: '30 days' },
  { days: '90', label: '90 days' },
  { days: '', label: 'For good (a second operator has to approve)' },
];

interface SuspendDialogProps {
  person: DeskPerson;
  /** Whether they are suspended for a while already, and are to be for good. */
  isForGood: boolean;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Why, and for how long. */
export function SuspendDialog({
  person: { _id: id, name },
  isForGood,
  open,
  onClose,
  onDone,
}: SuspendDialogProps) {
  const api = useDeskApi();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [days, setDays] = useState(isForGood ? '' : '7');
  const act = useAct(async () => {
    const body = { reason, days: days === '' ? null : Number(days) };
    const { outcome, cancelled } = (await api.call('suspend', { params: { id }, body })).data;
    toast(
      outcome === 'asked'
        ? 'Written down. A second operator has to approve it.'
        : `${name} is suspended. ${cancelled === 1 ? '1 booking was' : `${cancelled} bookings were`} cancelled.`,
    );
    setReason('');
    onDone();
  });
  return (
    <FormDialog
      open={open}
      title={isForGood ? `Suspend ${name} for good?` : `Suspend ${name}?`}
      labels={{ leave: 'Keep as it is', send: days === '' ? 'Ask to suspend' : 'Suspend' }}
      isDanger
      act={act}
      values={{ reason, days }}
      find={() => faultOfReason(reason)}
      shown={isForGood ? ['reason'] : ['reason', 'days']}
      onSend={act.run}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Muted>
            {isForGood
              ? 'A second operator has to approve it. Until then it stays as it is.'
              : 'All that is to come is cancelled, and nothing new can be booked. A tutor is in no list. Signing in still works, and says why.'}
          </Muted>
          <ReasonField
            hint={`${name} reads it.`}
            error={errorOf('reason')}
            readOnly={act.isBusy}
            value={reason}
            onChange={setReason}
          />
          {!isForGood && (
            <Field label="For how long" error={errorOf('days')}>
              <Select
                name="days"
                disabled={act.isBusy}
                value={days}
                onChange={(event) => setDays(event.target.value)}
              >
                {lengths.map((length) => (
                  <option key={length.days} value={length.days}>
                    {length.label}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </>
      )}
    </FormDialog>
  );
}
