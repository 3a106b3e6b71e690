import {
  authActions,
  failureOf,
  selectSignIn,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import { Button, Field, Notice, PasswordField, TextInput } from '@paadam/shared/ui';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';

export interface SignInFormProps {
  /** The address to start with, for somebody whose session ran out. */
  email?: string;
  /** Stands below the button: links to other ways in. */
  children?: ReactNode;
}

const Form = styled.form`
  display: grid;
  gap: var(--paadam-space-5);
`;

/** E-mail and password. What follows a success is the business of whoever shows the form. */
export function SignInForm({ email: knownEmail = '', children }: SignInFormProps) {
  const dispatch = usePaadamDispatch();
  const signIn = usePaadamSelector(selectSignIn);
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const problem = failureOf(signIn);

  useEffect(() => () => void dispatch(authActions.signInFormLeft()), [dispatch]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch(authActions.signInRequested({ email: email.trim(), password }));
  };

  return (
    <Form onSubmit={submit} aria-busy={signIn.status === 'busy'}>
      <Field label="Email Address" required error={problem?.fields.email}>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field label="Password" required error={problem?.fields.password}>
        <PasswordField
          name="password"
          autoComplete="current-password"
          // Whose address is known has only this to fill in.
          data-first-focus={knownEmail ? '' : undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      {problem && <Notice tone="bad">{problem.message}</Notice>}
      <Button type="submit" block busy={signIn.status === 'busy'}>
        Login
      </Button>
      {children}
    </Form>
  );
}
