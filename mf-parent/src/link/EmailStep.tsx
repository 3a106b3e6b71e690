import { FormButtons } from '@paadam/profile/code-step';
import { emailAdvice, limits, looksLikeEmail } from '@paadam/shared/domain';
import { failureOf, usePaadamDispatch } from '@paadam/shared/state';
import { Button, Field, TextInput, useFieldErrors } from '@paadam/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import * as words from '../messages/link';
import { Form } from './link.styles';
import { linkForm } from './linkForm';
import { WarningBox } from './WarningBox';

const find = ({ studentEmail }: { studentEmail: string }) =>
  looksLikeEmail(studentEmail) ? {} : { studentEmail: emailAdvice() };

/** Whose account is to be linked. Whether the address has one is told to no one but its mailbox. */
export function EmailStep({ onCancel }: { onCancel: () => void }) {
  const dispatch = usePaadamDispatch();
  const { email: known, request } = useSelector(linkForm.select);
  const [studentEmail, setStudentEmail] = useState(known);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const problem = failureOf(request);
  const busy = request.status === 'busy';
  const { check, errorOf } = useFieldErrors(form, { studentEmail }, find, problem, { otherwise: input });

  useEffect(() => input.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check()) dispatch(linkForm.actions.codeRequested({ email: studentEmail.trim() }));
  };

  return (
    <Form ref={form} onSubmit={submit} noValidate aria-busy={busy}>
      <Field label={words.childsEmail()} hint={words.emailHint()} required error={errorOf('studentEmail')}>
        <TextInput
          ref={input}
          type="email"
          name="studentEmail"
          autoComplete="off"
          maxLength={limits.emailCharacters}
          readOnly={busy}
          value={studentEmail}
          onChange={(event) => setStudentEmail(event.target.value)}
        />
      </Field>
      {problem && <WarningBox>{problem.message}</WarningBox>}
      <FormButtons>
        <Button type="submit" busy={busy}>
          {words.sendLinkRequest()}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          {words.cancel()}
        </Button>
      </FormButtons>
    </Form>
  );
}
