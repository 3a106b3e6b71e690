import { looksLikeEmail } from '@paadam/shared/domain';
import {
  authActions,
  failureOf,
  selectIsAtSecondStep,
  selectSignIn,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import {
  Button,
  Field,
  type FieldErrors,
  Notice,
  PasswordField,
  TextInput,
  useFieldErrors,
} from '@paadam/shared/ui';
import { useTyped } from '@paadam/shared/ui/useTyped';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import * as words from '../../messages/portal';
import { SecondStep } from './SecondStep';
import { Form } from './session.styles';

interface SignInFormProps {
  /** The address to start with, for a person whose session ran out. */
  email?: string | undefined;
  /** Stands below the button: links to other ways in. */
  children?: ReactNode;
}

interface Values {
  email: string;
  password: string;
}

const find = ({ email, password }: Values): FieldErrors<Values> => ({
  ...(looksLikeEmail(email) ? {} : { email: words.enterAnEmailAddress() }),
  ...(password ? {} : { password: words.enterYourPassword() }),
});

/**
 * E-mail and password, and then the code for the person who has two-step sign-in. What follows a success is the business of the person who
 * shows the form.
 */
export function SignInForm({ email: knownEmail = '', children }: SignInFormProps) {
  const dispatch = usePaadamDispatch();
  const isAtSecondStep = usePaadamSelector(selectIsAtSecondStep);
  const signIn = usePaadamSelector(selectSignIn);
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const problem = failureOf(signIn);
  const { check, errorOf, summary } = useFieldErrors(form, { email, password }, find, problem);
  const message = summary ?? problem?.message;

  useEffect(() => () => void dispatch(authActions.signInFormLeft()), [dispatch]);

  const passwordField = useRef<HTMLInputElement>(null);
  const wasAtSecondStep = useRef(false);
  useEffect(() => {
    if (isAtSecondStep) setPassword('');
    else if (wasAtSecondStep.current) passwordField.current?.focus();
    wasAtSecondStep.current = isAtSecondStep;
  }, [isAtSecondStep]);

  useTyped(form, (typed) => {
    setEmail((known) => typed.email ?? known);
    setPassword((known) => typed.password ?? known);
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check()) dispatch(authActions.signInRequested({ email: email.trim(), password }));
  };

  if (isAtSecondStep) return <SecondStep />;
  return (
    <Form ref={form} method="post" onSubmit={submit} noValidate aria-busy={signIn.status === 'busy'}>
      <input type="hidden" name="call" value="login" />
      <Field label={words.emailAddress()} required error={errorOf('email')}>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field label={words.password()} required error={errorOf('password')}>
        <PasswordField
          ref={passwordField}
          name="password"
          autoComplete="current-password"
          // Whose address is known has only this to fill in.
          data-first-focus={knownEmail ? '' : undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      {message && <Notice tone="bad">{message}</Notice>}
      <Button type="submit" block busy={signIn.status === 'busy'}>
        {words.login()}
      </Button>
      {children}
    </Form>
  );
}
