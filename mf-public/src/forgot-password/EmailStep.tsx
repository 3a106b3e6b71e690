import { limits, looksLikeEmail } from '@paadam/shared/domain';
import { failureOf, usePaadamDispatch } from '@paadam/shared/state';
import { Button, Field, Notice, TextInput, useFieldErrors } from '@paadam/shared/ui';
import { useTyped } from '@paadam/shared/ui/useTyped';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { FormColumn } from '../account-frame/FormColumn';
import { useFormAnswer } from '../form-answer/useFormAnswer';
import * as words from '../messages/forgot-password';
import { forgottenPassword } from './forgottenPassword';

const find = ({ email }: { email: string }) =>
  looksLikeEmail(email) ? {} : { email: words.enterAnEmailAddress() };

/** Whose password was forgotten. Whether the address has an account is told to no one but its mailbox. */
export function EmailStep({ children }: { children: ReactNode }) {
  const dispatch = usePaadamDispatch();
  const { email: known, request } = useSelector(forgottenPassword.select);
  const typed = useFormAnswer()?.values.email;
  const [email, setEmail] = useState(typed ?? known);
  const form = useRef<HTMLFormElement>(null);
  const problem = failureOf(request);
  const busy = request.status === 'busy';
  const { check, errorOf, summary } = useFieldErrors(form, { email }, find, problem);
  const message = summary ?? problem?.message;

  useTyped(form, (typed) => setEmail(typed.email ?? ''));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check()) dispatch(forgottenPassword.actions.codeRequested({ email: email.trim() }));
  };

  return (
    <FormColumn ref={form} method="post" onSubmit={submit} noValidate aria-busy={busy}>
      <input type="hidden" name="call" value="forgotPassword" />
      <Field label={words.emailAddress()} required error={errorOf('email')}>
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
      {message && <Notice tone="bad">{message}</Notice>}
      <Button type="submit" block busy={busy}>
        {words.sendCode()}
      </Button>
      {children}
    </FormColumn>
  );
}
