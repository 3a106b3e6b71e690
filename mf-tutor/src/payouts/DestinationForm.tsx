import { type DestinationKind, destinationFaults, limits } from '@paadam/shared/domain';
import { failureOf, usePaadamDispatch } from '@paadam/shared/state';
import {
  Button,
  Field,
  type FieldErrors,
  Notice,
  RadioCards,
  TextInput,
  useFieldErrors,
} from '@paadam/shared/ui';
import { OwnPasswordField } from '@paadam/shared/ui/OwnPasswordField';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Sum } from '../earnings/earnings.styles';
import * as words from '../messages/payouts';
import { destinationActions, selectDestinationSaving } from './payouts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-5);
  max-width: 32rem;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-3);
`;

const kindsOf = (): { value: DestinationKind; label: string }[] => [
  { value: 'upi', label: words.upiId() },
  { value: 'bank', label: words.bankAccount() },
];

const textNames = ['upiId', 'holder', 'accountNumber', 'ifsc'] as const;
type TextName = (typeof textNames)[number];
type Values = { kind: DestinationKind; password: string } & Record<TextName, string>;
const none: Values = { kind: 'upi', upiId: '', holder: '', accountNumber: '', ifsc: '', password: '' };

const faultsOf = ({ password, ...typed }: Values): FieldErrors<Values> => {
  const faults: FieldErrors<Values> = {};
  const wrong = destinationFaults(typed);
  for (const field of textNames) if (wrong[field]) faults[field] = words.fault({ field });
  if (password === '') faults.password = words.enterYourPassword();
  return faults;
};

interface DestinationFormProps {
  email: string;
  /** Whether there is one already. */
  isChange: boolean;
  onCancel: () => void;
}

/** A UPI id or a bank account, with the password: a person who finds an open browser must not take the money. */
export function DestinationForm({ email, isChange, onCancel }: DestinationFormProps) {
  const dispatch = usePaadamDispatch();
  const saving = useSelector(selectDestinationSaving);
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(none);
  const problem = failureOf(saving);
  const isBusy = saving.status === 'busy';
  const { check, errorOf } = useFieldErrors(form, values, faultsOf, problem);
  const message = problem && Object.keys(problem.fields).length === 0 ? problem.message : null;
  const { kind, password } = values;
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    const { upiId, holder, accountNumber, ifsc } = values;
    const typed = kind === 'upi' ? { upiId } : { holder, accountNumber, ifsc };
    dispatch(destinationActions.destinationSet({ kind, ...typed, password }));
  };
  const text = (name: TextName, more: object = {}) => (
    <TextInput
      name={name}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={limits.nameCharacters}
      readOnly={isBusy}
      value={values[name]}
      onChange={(event) => setValues({ ...values, [name]: event.target.value })}
      {...more}
    />
  );
  return (
    <Form ref={form} onSubmit={submit} noValidate aria-busy={isBusy}>
      <RadioCards
        legend={words.kindQuestion()}
        name="kind"
        options={kindsOf()}
        value={kind}
        onChange={(chosen) => setValues({ ...values, kind: chosen as DestinationKind })}
      />
      {kind === 'upi' ? (
        <Field label={words.upiId()} hint={words.upiIdHint()} required error={errorOf('upiId')}>
          {text('upiId')}
        </Field>
      ) : (
        <>
          <Field
            label={words.accountHolder()}
            hint={words.accountHolderHint()}
            required
            error={errorOf('holder')}
          >
            {text('holder', { autoCapitalize: 'words' })}
          </Field>
          <Field label={words.accountNumber()} required error={errorOf('accountNumber')}>
            {text('accountNumber', { inputMode: 'numeric', maxLength: 40 })}
          </Field>
          <Field label={words.ifsc()} hint={words.ifscHint()} required error={errorOf('ifsc')}>
            {text('ifsc', { autoCapitalize: 'characters', maxLength: 20 })}
          </Field>
        </>
      )}
      <OwnPasswordField
        label={words.yourPassword()}
        name="password"
        email={email}
        error={errorOf('password')}
        readOnly={isBusy}
        value={password}
        onChange={(typed) => setValues({ ...values, password: typed })}
      />
      <Sum>{isChange ? words.changeWaits() : words.firstWaits()}</Sum>
      <div role="alert">{message && !isBusy && <Notice tone="bad">{message}</Notice>}</div>
      <Buttons>
        <Button type="submit" busy={isBusy}>
          {words.save()}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
          {words.cancel()}
        </Button>
      </Buttons>
    </Form>
  );
}
