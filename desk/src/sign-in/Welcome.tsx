import { limits } from '@paadam/shared/domain';
import { Button, Field, LinkButton, Notice, PageTitle, PasswordField } from '@paadam/shared/ui';
import { type FormEvent, useState } from 'react';
import { useDeskApi } from '../api/useDeskApi';
import { useAct } from '../loading/useAct';
import { Form, Stack } from '../ui/parts';

const { min } = limits.passwordCharacters;

/** Where the link of an invitation leads: its secret stands behind the address's `#`, which is not sent. */
export function Welcome() {
  const api = useDeskApi();
  const [secret] = useState(() => location.hash.slice(1));
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const [email, setEmail] = useState<string | null>(null);
  const act = useAct(async () => {
    const { data } = await api.call('deskInvitation', { body: { secret, password } });
    // The secret is spent, and no bookmark is to keep it.
    history.replaceState(null, '', location.pathname);
    setEmail(data.email);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = password.length < min ? `Use at least ${min} characters.` : undefined;
    setFault(found);
    if (!found) void act.run();
  };
  if (email) {
    return (
      <Stack>
        <PageTitle>Your password is set</PageTitle>
        <p>Sign in as {email}. You then set up an app on your phone, which shows a code for each sign-in.</p>
        <LinkButton href="/desk">Sign in</LinkButton>
      </Stack>
    );
  }
  const { problem } = act;
  const ofField = problem?.fields.password;
  return (
    <Stack>
      <PageTitle lead="Choose a password for the desk.">Welcome</PageTitle>
      <Form onSubmit={submit} noValidate aria-busy={act.isBusy}>
        <Field label="New password" hint={`At least ${min} characters.`} required error={fault ?? ofField}>
          <PasswordField
            name="password"
            autoComplete="new-password"
            readOnly={act.isBusy}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <div role="alert">{problem && !ofField && <Notice tone="bad">{problem.message}</Notice>}</div>
        <Button type="submit" busy={act.isBusy} block>
          Set the password
        </Button>
      </Form>
    </Stack>
  );
}
