import { emailAdvice, limits, looksLikeEmail } from '@paadam/shared/domain';
import { failureOf, usePaadamDispatch } from '@paadam/shared/state';
import { Button, Field, TextInput } from '@paadam/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Buttons, Form } from './linkParts';
import { linkActions, selectLink } from './linkSlice';
import { WarningBox } from './WarningBox';

/** Whose account is to be linked. Whether the address has one is told to nobody but its mailbox. */
export function EmailStep({ onCancel }: { onCancel: () => void }) {
  const dispatch = usePaadamDispatch();
  const { email: known, request } = useSelector(selectLink);
  const [email, setEmail] = useState(known);
  const [complaint, setComplaint] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const problem = failureOf(request);
  const busy = request.status === 'busy';
  const unchanged = email.trim() === known;

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (problem) input.current?.focus();
  }, [problem]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (looksLikeEmail(email)) {
      dispatch(linkActions.codeRequested({ email: email.trim() }));
    } else {
      setComplaint(emailAdvice);
      input.current?.focus();
    }
  };

  return (
    <Form onSubmit={submit} noValidate aria-busy={busy}>
      <Field
        label="Child’s email"
        hint="The address of your child’s student account. The code is mailed there."
        required
        error={complaint ?? (unchanged ? problem?.fields.studentEmail : undefined)}
      >
        <TextInput
          ref={input}
          type="email"
          name="studentEmail"
          autoComplete="off"
          maxLength={limits.emailCharacters}
          readOnly={busy}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setComplaint(undefined);
          }}
        />
      </Field>
      {problem && <WarningBox>{problem.message}</WarningBox>}
      <Buttons>
        <Button type="submit" busy={busy}>
          Send Link Request
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </Buttons>
    </Form>
  );
}
