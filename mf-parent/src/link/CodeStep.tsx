import { limits } from '@paadam/shared/domain';
import { failureOf, usePaadamDispatch } from '@paadam/shared/state';
import { Button, CodeField, Field } from '@paadam/shared/ui';
import { ResendCode } from '@paadam/shared/ui/ResendCode';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Buttons, Form } from './linkParts';
import { linkActions, selectLink } from './linkSlice';
import { WarningBox } from './WarningBox';

const { digits, minutes } = limits.code;

/** The code that the child was mailed. A right one links the two accounts. */
export function CodeStep({ onCancel }: { onCancel: () => void }) {
  const dispatch = usePaadamDispatch();
  const { email, request, resend, resendAllowedAt } = useSelector(selectLink);
  const [code, setCode] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const problem = failureOf(request);
  const busy = request.status === 'busy';

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (problem) input.current?.focus();
  }, [problem]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length < digits) {
      setComplaint(`Enter all ${digits} digits of the code.`);
      input.current?.focus();
      return;
    }
    setRefused(code);
    dispatch(linkActions.verificationRequested({ otp: code }));
  };
  const askForCode = () => {
    setCode('');
    setComplaint(undefined);
    input.current?.focus();
    dispatch(linkActions.codeResendRequested());
  };

  return (
    <Form onSubmit={submit} noValidate aria-busy={busy}>
      <p>
        The OTP was sent to <strong>{email}</strong>, if a student has an account with this address. Ask your
        child for it.
      </p>
      <Field
        label="Enter 6-digit OTP"
        hint={`The code is good for ${minutes} minutes.`}
        required
        error={complaint ?? problem?.fields.otp}
      >
        <CodeField
          ref={input}
          name="otp"
          // The code is in the child's mailbox: the parent's own device cannot know it.
          autoComplete="off"
          readOnly={busy}
          value={code}
          aria-invalid={Boolean(problem?.code.startsWith('code_')) && code === refused}
          onChange={(value) => {
            setCode(value);
            setComplaint(undefined);
          }}
        />
      </Field>
      {problem && <WarningBox>{problem.message}</WarningBox>}
      <Buttons>
        <Button type="submit" busy={busy}>
          Verify and Link
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </Buttons>
      <ResendCode
        busy={resend.status === 'busy'}
        sent={
          resend.status === 'done'
            ? `A new code is on its way to ${email}, if a student has an account with this address. The one before no longer works.`
            : null
        }
        problem={failureOf(resend)?.message ?? null}
        allowedAt={resendAllowedAt}
        onResend={askForCode}
      />
      <Button variant="quiet" disabled={busy} onClick={() => dispatch(linkActions.emailReopened())}>
        Use another address
      </Button>
    </Form>
  );
}
