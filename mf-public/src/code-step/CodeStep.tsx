import { limits } from '@paadam/shared/domain';
import {
  authActions,
  failureOf,
  selectRegistration,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import { Button, CodeField, Field, Notice } from '@paadam/shared/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { AccountFrame } from '../account-frame/AccountFrame';
import { FormColumn } from '../account-frame/FormColumn';
import { ResendCode } from './ResendCode';

export interface CodeStepProps {
  /** The way back, in words: 'Change the details'. */
  backLabel: string;
  /** Stands below: links to other ways in. */
  children?: ReactNode;
}

const { digits, minutes } = limits.code;

/** The mailed code, for a registration that is on its way. A right one signs in. */
export function CodeStep({ backLabel, children }: CodeStepProps) {
  const dispatch = usePaadamDispatch();
  const { email, request, resend, resendAllowedAt } = usePaadamSelector(selectRegistration);
  const [code, setCode] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const problem = failureOf(request);

  useEffect(() => input.current?.focus(), []);
  // After a refusal the next thing to do is to type another code.
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
      <FormColumn onSubmit={submit} noValidate aria-busy={request.status === 'busy'}>
        <Field
          label="Enter 6-digit OTP"
          hint={`The code is good for ${minutes} minutes.`}
          required
          error={complaint ?? problem?.fields.otp}
        >
          <CodeField
            ref={input}
            name="otp"
            value={code}
            aria-invalid={Boolean(problem?.code.startsWith('code_')) && code === refused}
            onChange={(value) => {
              setCode(value);
              setComplaint(undefined);
            }}
          />
        </Field>
        {problem && <Notice tone="bad">{problem.message}</Notice>}
        <Button type="submit" block busy={request.status === 'busy'}>
          Verify OTP
        </Button>
        <ResendCode
          resend={resend}
          allowedAt={resendAllowedAt}
          sent={`A new code is on its way to ${email}. The one before no longer works.`}
          onResend={() => {
            setCode('');
            setComplaint(undefined);
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
