import type { DeskSession } from '@paadam/shared/contract';
import { Button } from '@paadam/shared/ui';
import { SecondStepField, secondStepFault } from '@paadam/shared/ui/SecondStepField';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useDeskApi } from '../api/useDeskApi';
import { useAct } from '../loading/useAct';
import { Form } from '../ui/parts';

interface CodeProps {
  onDone: (session: DeskSession) => void;
  /** @param why the second step is over; null: the person wants to */
  onBack: (why: string | null) => void;
  /** Default: the code has the focus from the start. */
  isFocused?: boolean;
}

/** The code that the app shows now. */
export function Code({ onDone, onBack, isFocused = true }: CodeProps) {
  const api = useDeskApi();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const act = useAct(async () => onDone((await api.call('deskCode', { body: { code } })).data));
  const { problem } = act;
  const isOver = problem?.code === 'second_step_over' || problem?.code === 'unauthenticated';

  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  useEffect(() => {
    if (isOver) onBack(problem?.message ?? null);
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = secondStepFault(code);
    setFault(found);
    if (!found) void act.run();
  };
  return (
    <Form onSubmit={submit} noValidate aria-busy={act.isBusy}>
      <SecondStepField
        ref={input}
        code={code}
        readOnly={act.isBusy}
        takesRecoveryCodes={false}
        error={fault ?? (isOver ? undefined : problem?.message)}
        onChange={(typed) => {
          setFault(undefined);
          act.forget();
          setCode(typed);
        }}
      />
      <Button type="submit" busy={act.isBusy} block>
        Sign in
      </Button>
      <Button variant="quiet" disabled={act.isBusy} onClick={() => onBack(null)}>
        Back to the password
      </Button>
    </Form>
  );
}
