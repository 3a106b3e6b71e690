import { CodeStep } from '@paadam/profile/code-step';
import { newPasswordAdvice } from '@paadam/shared/domain';
import { usePaadamDispatch } from '@paadam/shared/state';
import { NewPasswordField } from '@paadam/shared/ui/NewPasswordField';
import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import * as words from '../messages/forgot-password';
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
      label={words.enter6DigitCode()}
      more={{
        values: { password },
        onTyped: (typed) => setPassword((known) => typed.password ?? known),
        find: () => (advice ? { password: advice } : {}),
        draw: (errorOf, busy) => (
          <>
            {/* For password managers, which keep the new password with the name that it belongs to. */}
            <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
            <NewPasswordField
              label={words.newPassword()}
              owner={{ email }}
              readOnly={busy}
              value={password}
              onChange={setPassword}
              error={errorOf('password')}
            />
          </>
        ),
      }}
      submitLabel={words.changePassword()}
      backLabel={words.otherAddress()}
      resent={words.codeSentAgain({ email })}
      onSubmit={(otp) => dispatch(forgottenPassword.actions.verificationRequested({ otp, password }))}
    >
      {children}
    </CodeStep>
  );
}
