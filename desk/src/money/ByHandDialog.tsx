import type { DeskRefund } from '@paadam/shared/contract';
import { deskLimits, formatPaise } from '@paadam/shared/domain';
import { Button, Dialog, Field, Notice, TextInput, useToast } from '@paadam/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import { useDeskApi } from '../api/useDeskApi';
import { useAct } from '../loading/useAct';
import { Form, Muted } from '../looks/parts';

interface ByHandDialogProps {
  refund: DeskRefund;
  onClose: () => void;
  onDone: () => void;
}

/** By which transfer of the bank a refund went that the gateway would not send. */
export function ByHandDialog({ refund: { _id: id, amount, student }, onClose, onDone }: ByHandDialogProps) {
  const api = useDeskApi();
  const toast = useToast();
  const form = useId();
  const [reference, setReference] = useState('');
  const [fault, setFault] = useState<string>();
  const act = useAct(async () => {
    await api.call('changeRefund', { params: { id }, body: { act: 'by-hand', reference } });
    toast('Written down: the refund is done.');
    onDone();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = reference.trim() === '' ? 'Enter the bank’s reference.' : undefined;
    setFault(found);
    if (!found) void act.run();
  };
  const error = fault ?? act.problem?.fields.reference;
  return (
    <Dialog
      open
      onClose={onClose}
      busy={act.isBusy}
      title="Was it sent by hand?"
      actions={
        <>
          <Button variant="secondary" disabled={act.isBusy} onClick={onClose}>
            Not yet
          </Button>
          <Button type="submit" form={form} busy={act.isBusy}>
            It was sent
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit} noValidate aria-busy={act.isBusy}>
        <Muted>
          Only once the bank has sent {formatPaise(amount)} back for {student.name}’s lesson. The gateway is
          not asked for it any more.
        </Muted>
        <Field label="The bank’s reference" required error={error}>
          <TextInput
            name="reference"
            autoComplete="off"
            maxLength={deskLimits.referenceCharacters}
            readOnly={act.isBusy}
            value={reference}
            onChange={(event) => setReference(event.target.value)}
          />
        </Field>
        <div role="alert">{act.problem && !error && <Notice tone="bad">{act.problem.message}</Notice>}</div>
      </Form>
    </Dialog>
  );
}
