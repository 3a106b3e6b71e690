import { usePaadamDispatch } from '@paadam/shared/state';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, Navigate } from 'react-router-dom';
import { AccountFrame } from '../account-frame/AccountFrame';
import { FormFoot } from '../account-frame/FormFoot';
import { useReturnTo } from '../account-frame/useReturnTo';
import { VisitorsOnly } from '../account-frame/VisitorsOnly';
import { EmailStep } from './EmailStep';
import { forgottenPassword } from './forgottenPassword';
import { NewPasswordStep } from './NewPasswordStep';
import { passwordChangedFor } from './passwordChangedFor';

/** A new password for who forgot theirs: the address, then the mailed code with the new password; then the sign-in page. */
export default function ForgotPasswordPage() {
  const dispatch = usePaadamDispatch();
  const forgotten = useSelector(forgottenPassword.select);
  const [atOpening] = useState(forgotten);
  const { step, email } = forgotten;
  const { withReturnTo } = useReturnTo();
  useEffect(() => () => void dispatch(forgottenPassword.actions.pageLeft()), [dispatch]);

  const backToSignIn = (
    <FormFoot>
      <Link to={withReturnTo('/login')}>Back to sign in</Link>
    </FormFoot>
  );
  return (
    <VisitorsOnly>
      {step === 'address' ? (
        <AccountFrame
          key="address"
          title="Forgot Password"
          lead="Enter your e-mail address. If there is an account with this address, we will mail a 6-digit code to it."
          focused={forgotten !== atOpening}
        >
          <EmailStep>{backToSignIn}</EmailStep>
        </AccountFrame>
      ) : (
        <AccountFrame
          key="code"
          title="Set a new password"
          lead={
            <>
              If there is an account with this address, a 6-digit code was sent to <strong>{email}</strong>.
            </>
          }
        >
          <NewPasswordStep>{backToSignIn}</NewPasswordStep>
        </AccountFrame>
      )}
      {step === 'done' && <Navigate to={withReturnTo('/login')} replace state={passwordChangedFor(email)} />}
    </VisitorsOnly>
  );
}
