import { CodeStep } from '@paadam/profile/code-step';
import { usePaadamDispatch } from '@paadam/shared/state';
import { EmailText } from '@paadam/shared/ui';
import { Words } from '@paadam/shared/words';
import { type ReactNode, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { AccountFrame } from '../account-frame/AccountFrame';
import * as texts from '../messages/register';
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
      title={texts.verifyOtp()}
      lead={
        <Words
          of={texts.codeSent}
          email={email}
          strong={(address) => (
            <strong>
              <EmailText>{address}</EmailText>
            </strong>
          )}
        />
      }
    >
      <CodeStep
        slice={registration}
        posts={{ submit: 'verifyOtp', resend: 'resendOtp' }}
        submitLabel={texts.verifyOtp()}
        backLabel={backLabel}
        resent={texts.codeSentAgain({ email })}
        onSubmit={(otp) => dispatch(registration.actions.verificationRequested({ otp }))}
      >
        {children}
      </CodeStep>
    </AccountFrame>
  );
}
