import {
  authActions,
  failureOf,
  selectSignIn,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import { Button, Notice, useFieldErrors } from '@paadam/shared/ui';
import { EarlyLinkButton } from '@paadam/shared/ui/EarlyLinkButton';
import { SecondStepField, secondStepFault } from '@paadam/shared/ui/SecondStepField';
import { useTyped } from '@paadam/shared/ui/useTyped';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as words from '../../messages/portal';
import { Form } from './session.styles';

interface Values {
  code: string;
}

const find = ({ code }: Values) => {
  const fault = secondStepFault(code);
  return fault ? { code: fault } : {};
};

/** The code that a person with two-step sign-in is asked for after the password. */
export function SecondStep() {
  const dispatch = usePaadamDispatch();
  const signIn = usePaadamSelector(selectSignIn);
  const [code, setCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const problem = failureOf(signIn);
  const isBusy = signIn.status === 'busy';
  const { check, errorOf } = useFieldErrors<Values>(form, { code }, find, problem, { otherwise: field });
  const error = errorOf('code');

  useEffect(() => field.current?.focus(), []);

  useTyped(form, (typed) => setCode(typed.code ?? ''));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check()) dispatch(authActions.secondStepRequested({ code }));
  };

  return (
    <Form ref={form} method="post" onSubmit={submit} noValidate aria-busy={isBusy}>
      <input type="hidden" name="call" value="secondStep" />
      <p>{words.oneMoreStep()}</p>
      <SecondStepField ref={field} code={code} onChange={setCode} error={error} readOnly={isBusy} />
      {problem && <Notice tone="bad">{problem.message}</Notice>}
      <Button type="submit" block busy={isBusy}>
        {words.signIn()}
      </Button>
      <EarlyLinkButton
        href=""
        variant="quiet"
        disabled={isBusy}
        onClick={() => dispatch(authActions.passwordStepReopened())}
      >
        {words.backToThePassword()}
      </EarlyLinkButton>
    </Form>
  );
}
