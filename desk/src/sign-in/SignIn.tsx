import type { DeskSession } from '@paadam/shared/contract';
import { emailAdvice, looksLikeEmail } from '@paadam/shared/domain';
import { Button, Field, Notice, PasswordField, TextInput } from '@paadam/shared/ui';
import { type FormEvent, useState } from 'react';
import { useDeskApi } from '../api/useDeskApi';
import { useAct } from '../loading/useAct';
import { Form } from '../ui/parts';
import { Code } from './Code';
import { SetUp } from './SetUp';

interface SignInProps {
  /** Where a sign-in that was begun goes on. Default: the password. */
  step?: DeskSession['step'];
  onIn: (session: DeskSession) => void;
}

/** The steps of a sign-in: the password, and the code of the app, which the first sign-in sets up. */
export function SignIn({ step: begun = 'password', onIn }: SignInProps) {
  const api = useDeskApi();
  const [step, setStep] = useState(begun);
  const [over, setOver] = useState<string | null>(null);
  const follow = (session: DeskSession) => {
    api.keepToken(session.token);
    setOver(null);
    if (session.step === 'in') onIn(session);
    else setStep(session.step);
  };
  const back = (why: string | null) => {
    setOver(why);
    setStep('password');
  };
  return (
    <>
      {step === 'password' && <Password over={over} onDone={follow} />}
      {step === 'set-up' && <SetUp onDone={follow} onBack={back} />}
      {step === 'code' && <Code onDone={follow} onBack={back} />}
    </>
  );
}

interface PasswordProps {
  /** Why the second step was given up. */
  over: string | null;
  onDone: (session: DeskSession) => void;
}

function Password({ over, onDone }: PasswordProps) {
  const api = useDeskApi();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<{ email?: string; password?: string }>({});
  const act = useAct(async () => onDone((await api.call('deskSignIn', { body: { email, password } })).data));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...(!looksLikeEmail(email) && { email: emailAdvice() }),
      ...(password === '' && { password: 'Enter your password.' }),
    };
    setFaults(found);
    if (Object.keys(found).length === 0) void act.run();
  };
  const problem = act.problem?.message ?? over;
  return (
    <Form onSubmit={submit} noValidate aria-busy={act.isBusy}>
      <Field label="E-mail address" required error={faults.email}>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          readOnly={act.isBusy}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field label="Password" required error={faults.password}>
        <PasswordField
          name="password"
          autoComplete="current-password"
          readOnly={act.isBusy}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <div role="alert">{problem && <Notice tone="bad">{problem}</Notice>}</div>
      <Button type="submit" busy={act.isBusy} block>
        Sign in
      </Button>
    </Form>
  );
}
