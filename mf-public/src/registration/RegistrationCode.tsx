import { CodeStep } from '@paadam/shared/code-step';
import { usePaadamDispatch } from '@paadam/shared/state';
import { type ReactNode, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { AccountFrame } from '../account-frame/AccountFrame';
import { registration } from './registration';

interface RegistrationCodeProps {
  /** The way back, in words: 'Change the details'. */
  backLabel: string;
  /** Stands below: links to other ways in. */
  children?: ReactNode;
}

/** The mailed code, for a registration that is on its way. A right one signs in. */
export function RegistrationCode({ backLabel, children }: RegistrationCodeProps) {
  const dispatch = usePaadamDispatch();
  const { email } = useSelector(registration.select);
  useEffect(() => () => void dispatch(registration.actions.pageLeft()), [dispatch]);
  return (
    <AccountFrame
      title="Verify OTP"
      lead={
        <>
          A 6-digit code was sent to <strong>{email}</strong>.
        </>
      }
    >
      <CodeStep
        slice={registration}
        posts={{ submit: 'verifyOtp', resend: 'resendOtp' }}
        submitLabel="Verify OTP"
        backLabel={backLabel}
        resent={`A new code is on its way to ${email}. The one before no longer works.`}
        onSubmit={(otp) => dispatch(registration.actions.verificationRequested({ otp }))}
      >
        {children}
      </CodeStep>
    </AccountFrame>
  );
}
