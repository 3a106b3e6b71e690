import { securityActions, selectTwoStepChange, type TwoStepAct } from '@paadam/profile';
import { failureOf, usePaadamDispatch } from '@paadam/shared/state';
import { Button, type FieldErrors, Notice, useFieldErrors } from '@paadam/shared/ui';
import { OwnPasswordField } from '@paadam/shared/ui/OwnPasswordField';
import { SecondStepField, secondStepFault } from '@paadam/shared/ui/SecondStepField';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import * as words from '../messages/profile';
import { Buttons, Form } from './twoStep.styles';

interface Values {
  code: string;
  password: string;
}

const find = ({ code, password }: Values): FieldErrors<Values> => {
  const fault = secondStepFault(code);
  return {
    ...(fault && { code: fault }),
    ...(password === '' && { password: words.enterYourCurrentPassword() }),
  };
};

interface TwoStepFormProps {
  act: TwoStepAct;
  email: string;
  submitLabel: string;
  /** Whether it takes the focus when it appears. */
  focused: boolean;
  onCancel: () => void;
}

/** Code and password, which each act on two-step sign-in takes. */
export function TwoStepForm({ act, email, submitLabel, focused, onCancel }: TwoStepFormProps) {
  const dispatch = usePaadamDispatch();
  const request = useSelector(selectTwoStepChange);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const problem = failureOf(request);
  const isBusy = request.status === 'busy';
  const { check, errorOf } = useFieldErrors(form, { code, password }, find, problem);

  const [takesFocus] = useState(focused);
  useEffect(() => {
    dispatch(securityActions.twoStepFormSettled());
    if (takesFocus) first.current?.focus();
  }, [dispatch, takesFocus]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check()) dispatch(securityActions.twoStepChangeRequested({ act, code, password }));
  };

  return (
    <Form ref={form} onSubmit={submit} noValidate aria-busy={isBusy}>
      <SecondStepField
        ref={first}
        code={code}
        onChange={setCode}
        error={errorOf('code')}
        readOnly={isBusy}
        takesRecoveryCodes={act !== 'on'}
      />
      <OwnPasswordField
        label={words.yourPassword()}
        name="password"
        email={email}
        error={errorOf('password')}
        readOnly={isBusy}
        value={password}
        onChange={setPassword}
      />
      {problem && !isBusy && <Notice tone="bad">{problem.message}</Notice>}
      <Buttons>
        <Button type="submit" variant={act === 'off' ? 'danger' : 'primary'} busy={isBusy}>
          {submitLabel}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
          {words.cancel()}
        </Button>
      </Buttons>
    </Form>
  );
}
