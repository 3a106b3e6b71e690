import type { DeskPerson } from '@paadam/shared/contract';
import { limits } from '@paadam/shared/domain';
import { Button, Dialog, Field, Notice, Select, Textarea, useToast } from '@paadam/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import { useDeskApi } from '../api/useDeskApi';
import { useAct } from '../loading/useAct';
import { Form, Muted } from '../looks/parts';

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

/** Why, and for how long. What was typed stays when the dialog is closed. */
export function SuspendDialog({
  person: { _id: id, name },
  isForGood,
  open,
  onClose,
  onDone,
}: SuspendDialogProps) {
  const api = useDeskApi();
  const toast = useToast();
  const form = useId();
  const [reason, setReason] = useState('');
  const [days, setDays] = useState(isForGood ? '' : '7');
  const [fault, setFault] = useState<string>();
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
      title={isForGood ? `Suspend ${name} for good?` : `Suspend ${name}?`}
      actions={
        <>
          <Button variant="secondary" disabled={act.isBusy} onClick={onClose}>
            Keep as it is
          </Button>
          <Button type="submit" form={form} variant="danger" busy={act.isBusy}>
            {days === '' ? 'Ask to suspend' : 'Suspend'}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit} noValidate aria-busy={act.isBusy}>
        <Muted>
          {isForGood
            ? 'A second operator has to approve it. Until then it stays as it is.'
            : 'All that is to come is cancelled, and nothing new can be booked. A tutor is in no list. Signing in still works, and says why.'}
        </Muted>
        <Field label="Reason" hint={`${name} reads it.`} required error={fault ?? act.problem?.fields.reason}>
          <Textarea
            name="reason"
            rows={3}
            maxLength={limits.reasonCharacters}
            readOnly={act.isBusy}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {!isForGood && (
          <Field label="For how long">
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
        <div role="alert">
          {act.problem && !act.problem.fields.reason && <Notice tone="bad">{act.problem.message}</Notice>}
        </div>
      </Form>
    </Dialog>
  );
}
