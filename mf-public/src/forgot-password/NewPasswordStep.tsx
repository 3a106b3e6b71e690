import { CodeStep } from '@paadam/shared/code-step';
import { newPasswordAdvice } from '@paadam/shared/domain';
import { usePaadamDispatch } from '@paadam/shared/state';
import { NewPasswordField } from '@paadam/shared/ui/NewPasswordField';
import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import { forgottenPassword } from './forgottenPassword';

/** The mailed code and the password that takes the place of the forgotten one. */
export function NewPasswordStep({ children }: { children: ReactNode }) {
  const dispatch = usePaadamDispatch();
  const { email } = useSelector(forgottenPassword.select);
  const [password, setPassword] = useState('');
  const advice = newPasswordAdvice(password, { email });
  return (
    <CodeStep
      slice={forgottenPassword}
      posts={{ submit: 'resetPassword', resend: 'forgotPassword' }}
      label="Enter 6-digit code"
      more={{
        values: { password },
        onTyped: (typed) => setPassword((known) => typed.password ?? known),
        find: () => (advice ? { password: advice } : {}),
        draw: (errorOf, busy) => (
          <>
            {/* For password managers, which keep the new password with the name that it belongs to. */}
            <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
            <NewPasswordField
              label="New password"
              owner={{ email }}
              readOnly={busy}
              value={password}
              onChange={setPassword}
              error={errorOf('password')}
            />
          </>
        ),
      }}
      submitLabel="Change password"
      backLabel="Use another address"
      resent={`If there is an account with this address, a new code is on its way to ${email}. The one before no longer works.`}
      onSubmit={(otp) => dispatch(forgottenPassword.actions.verificationRequested({ otp, password }))}
    >
      {children}
    </CodeStep>
  );
}
