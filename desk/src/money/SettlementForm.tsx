import { deskLimits, type SettlementKind } from '@paadam/shared/domain';
import { Button, Field, Select, TextInput, useFieldErrors, useToast } from '@paadam/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useDeskApi } from '../api/useDeskApi';
import { ProblemAlert } from '../loading/ProblemAlert';
import { useAct } from '../loading/useAct';
import { paiseOf } from './rupees';

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: var(--paadam-space-4);
  align-items: start;

  & > :last-child {
    grid-column: 1 / -1;
  }
`;

const none = { kind: 'settlement' as SettlementKind, amount: '', reference: '', onDay: '' };

/** What the gateway did, as its statement says; what was typed stays until it is taken. */
export function SettlementForm({ onEntered }: { onEntered: () => void }) {
  const api = useDeskApi();
  const toast = useToast();
  const [typed, setTyped] = useState(none);
  const form = useRef<HTMLFormElement>(null);
  const amount = paiseOf(typed.amount);
  const act = useAct(async () => {
    // It was looked over before it was sent.
    await api.call('enterSettlement', { body: { ...typed, amount: amount ?? 0 } });
    toast('Entered.');
    setTyped({ ...none, kind: typed.kind });
    onEntered();
  });
  const find = () => ({
    ...(amount === undefined && { amount: 'Enter a sum in rupees.' }),
    ...(typed.reference.trim() === '' && { reference: 'Enter its reference.' }),
    ...(typed.onDay === '' && { onDay: 'Enter the day.' }),
  });
  const { check, errorOf } = useFieldErrors(form, typed, find, act.problem);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check()) void act.run();
  };
  const text = (name: 'amount' | 'reference' | 'onDay', more: object) => (
    <TextInput
      name={name}
      autoComplete="off"
      readOnly={act.isBusy}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      {...more}
    />
  );
  return (
    <Form ref={form} onSubmit={submit} noValidate aria-busy={act.isBusy}>
      <Field label="What" error={errorOf('kind')}>
        <Select
          name="kind"
          disabled={act.isBusy}
          value={typed.kind}
          onChange={(event) => setTyped({ ...typed, kind: event.target.value as SettlementKind })}
        >
          <option value="settlement">Paid to the bank</option>
          <option value="fee">Kept as a fee</option>
        </Select>
      </Field>
      <Field label="Amount in rupees" required error={errorOf('amount')}>
        {text('amount', { inputMode: 'decimal', maxLength: 14 })}
      </Field>
      <Field label="Reference" required error={errorOf('reference')}>
        {text('reference', { maxLength: deskLimits.referenceCharacters })}
      </Field>
      <Field label="Day" required error={errorOf('onDay')}>
        {text('onDay', { type: 'date' })}
      </Field>
      <div>
        <ProblemAlert problem={act.problem} shown={Object.keys(typed)} />
        <Button type="submit" variant="secondary" busy={act.isBusy}>
          Enter
        </Button>
      </div>
    </Form>
  );
}
