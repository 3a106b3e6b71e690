import type { Data, DeskCalls } from '@paadam/shared/contract';
import { deskLimits, formatPaise, limits } from '@paadam/shared/domain';
import { Button, Dialog, Field, Notice, Select, Textarea, TextInput, useToast } from '@paadam/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import { useDeskApi } from '../api/useDeskApi';
import { useAct } from '../loading/useAct';
import { Form, Muted } from '../looks/parts';

interface DecideDialogProps {
  found: Data<DeskCalls['deskProblem']>;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

type Share = 'all' | 'part' | 'none';

/** @returns paise; undefined: it is no amount between nothing and all */
const paiseOf = (share: Share, rupees: string, held: number): number | undefined => {
  if (share !== 'part') return share === 'all' ? held : 0;
  const paise = /^\d{1,7}(\.\d{1,2})?$/.test(rupees.trim()) ? Math.round(Number(rupees) * 100) : Number.NaN;
  return paise > 0 && paise < held ? paise : undefined;
};

/** How much goes back, and why, as both sides read it. */
export function DecideDialog({ found, open, onClose, onDone }: DecideDialogProps) {
  const api = useDeskApi();
  const toast = useToast();
  const form = useId();
  const { problem, booking, held } = found;
  const [share, setShare] = useState<Share | ''>(held === null ? 'none' : '');
  const [rupees, setRupees] = useState('');
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<{ share?: string; rupees?: string; reason?: string }>({});
  const act = useAct<number>(async (refund) => {
    const { outcome } = (
      await api.call('decideProblem', { params: { id: problem._id }, body: { refund, reason } })
    ).data;
    toast(
      outcome === 'asked'
        ? 'Written down. A second operator has to approve it.'
        : 'It is decided, and both sides are told.',
    );
    onDone();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refund = share && paiseOf(share, rupees, held ?? 0);
    setFaults({
      ...(share === '' && { share: 'Choose one.' }),
      ...(refund === undefined && { rupees: `An amount below ${formatPaise(held ?? 0)}.` }),
      ...(reason.trim() === '' && { reason: 'Say why.' }),
    });
    if (typeof refund === 'number' && reason.trim() !== '') void act.run(refund);
  };
  const given = act.problem?.fields ?? {};
  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={act.isBusy}
      title="Decide"
      actions={
        <>
          <Button variant="secondary" disabled={act.isBusy} onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" form={form} busy={act.isBusy}>
            Decide
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit} noValidate aria-busy={act.isBusy}>
        {held === null ? (
          booking.payment && <Muted>Nothing is held for this lesson any more, so nothing can go back.</Muted>
        ) : (
          <Field
            label="What goes back"
            hint={`The rest is ${booking.tutor.name}’s. It cannot be undone.${held > deskLimits.refundAlone ? ` Above ${formatPaise(deskLimits.refundAlone)} a second operator has to approve it.` : ''}`}
            required
            error={faults.share ?? (share === 'part' ? undefined : given.refund)}
          >
            <Select
              name="share"
              value={share}
              disabled={act.isBusy}
              onChange={(event) => setShare(event.target.value as Share | '')}
            >
              <option value="">Choose</option>
              <option value="all">All: {formatPaise(held)}</option>
              <option value="part">A part</option>
              <option value="none">Nothing</option>
            </Select>
          </Field>
        )}
        {share === 'part' && (
          <Field label="Rupees that go back" required error={faults.rupees ?? given.refund}>
            <TextInput
              name="rupees"
              inputMode="decimal"
              value={rupees}
              readOnly={act.isBusy}
              onChange={(event) => setRupees(event.target.value)}
            />
          </Field>
        )}
        <Field
          label="Reason"
          hint={`${booking.student.name} and ${booking.tutor.name} read it.`}
          required
          error={faults.reason ?? given.reason}
        >
          <Textarea
            name="reason"
            rows={4}
            maxLength={limits.reasonCharacters}
            readOnly={act.isBusy}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <div role="alert">
          {act.problem && Object.keys(given).length === 0 && (
            <Notice tone="bad">{act.problem.message}</Notice>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
