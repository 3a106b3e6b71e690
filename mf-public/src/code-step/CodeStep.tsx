import { limits } from '@paadam/shared/domain';
import {
  authActions,
  failureOf,
  selectRegistration,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import { Button, CodeField, Field, type FieldErrors, Notice, useFieldErrors } from '@paadam/shared/ui';
import { ResendCode } from '@paadam/shared/ui/ResendCode';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { AccountFrame } from '../account-frame/AccountFrame';
import { FormColumn } from '../account-frame/FormColumn';

interface CodeStepProps {
  /** The way back, in words: 'Change the details'. */
  backLabel: string;
  /** Stands below: links to other ways in. */
  children?: ReactNode;
}

const { digits, minutes } = limits.code;

interface Values {
  otp: string;
}

const find = ({ otp }: Values): FieldErrors<Values> =>
  otp.length < digits ? { otp: `Enter all ${digits} digits of the code.` } : {};

/** The mailed code, for a registration that is on its way. A right one signs in. */
export function CodeStep({ backLabel, children }: CodeStepProps) {
  const dispatch = usePaadamDispatch();
  const { email, request, resend, resendAllowedAt } = usePaadamSelector(selectRegistration);
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const problem = failureOf(request);
  const { check, errorOf, summary } = useFieldErrors(form, { otp: code }, find, problem);
  const message = summary ?? problem?.message;

  useEffect(() => input.current?.focus(), []);
  // After a refusal the next thing to do is to type another code.
  useEffect(() => {
    if (problem) input.current?.focus();
  }, [problem]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    setRefused(code);
    dispatch(authActions.codeVerificationRequested({ otp: code }));
  };

  return (
    <AccountFrame
      title="Verify OTP"
      lead={
        <>
          A 6-digit code was sent to <strong>{email}</strong>.
        </>
      }
    >
      <FormColumn ref={form} onSubmit={submit} noValidate aria-busy={request.status === 'busy'}>
        <Field
          label="Enter 6-digit OTP"
          hint={`The code is good for ${minutes} minutes.`}
          required
          error={errorOf('otp')}
        >
          <CodeField
            ref={input}
            name="otp"
            value={code}
            aria-invalid={Boolean(problem?.code.startsWith('code_')) && code === refused}
            onChange={setCode}
          />
        </Field>
        {message && <Notice tone="bad">{message}</Notice>}
        <Button type="submit" block busy={request.status === 'busy'}>
          Verify OTP
        </Button>
        <ResendCode
          busy={resend.status === 'busy'}
          sent={
            resend.status === 'done'
              ? `A new code is on its way to ${email}. The one before no longer works.`
              : null
          }
          problem={failureOf(resend)?.message ?? null}
          allowedAt={resendAllowedAt}
          onResend={() => {
            setCode('');
            input.current?.focus();
            dispatch(authActions.codeResendRequested());
          }}
        />
        <Button variant="quiet" onClick={() => dispatch(authActions.registrationDetailsReopened())}>
          {backLabel}
        </Button>
        {children}
      </FormColumn>
    </AccountFrame>
  );
}
