import { limits } from '@paadam/shared/domain';
import { failureOf, usePaadamDispatch } from '@paadam/shared/state';
import { Button, Field, Notice, TextInput } from '@paadam/shared/ui';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { FormColumn } from '../account-frame/FormColumn';
import { emailAdvice, looksLikeEmail } from '../field-errors/looksLikeEmail';
import { useFieldErrors } from '../field-errors/useFieldErrors';
import { forgotPasswordActions, selectForgotPassword } from './forgotPasswordSlice';

const find = ({ email }: { email: string }) => (looksLikeEmail(email) ? {} : { email: emailAdvice });

/** Whose password was forgotten. Whether the address has an account is told to nobody but its mailbox. */
export function EmailStep({ children }: { children: ReactNode }) {
  const dispatch = usePaadamDispatch();
  const { email: known, request } = useSelector(selectForgotPassword);
  const [email, setEmail] = useState(known);
  const form = useRef<HTMLFormElement>(null);
  const problem = failureOf(request);
  const busy = request.status === 'busy';
  const { check, errorOf } = useFieldErrors(form, { email }, find, problem);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check()) dispatch(forgotPasswordActions.codeRequested({ email: email.trim() }));
  };

  return (
    <FormColumn ref={form} onSubmit={submit} noValidate aria-busy={busy}>
      <Field label="Email Address" required error={errorOf('email')}>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          maxLength={limits.emailCharacters}
          readOnly={busy}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      {problem && <Notice tone="bad">{problem.message}</Notice>}
      <Button type="submit" block busy={busy}>
        Send code
      </Button>
      {children}
    </FormColumn>
  );
}
