import { Link, Navigate } from '@paadam/shared/router';
import { usePaadamDispatch } from '@paadam/shared/state';
import { EmailText } from '@paadam/shared/ui';
import { Words } from '@paadam/shared/words';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { AccountFrame } from '../account-frame/AccountFrame';
import { FormFoot } from '../account-frame/FormFoot';
import { useReturnTo } from '../account-frame/useReturnTo';
import { VisitorsOnly } from '../account-frame/VisitorsOnly';
import * as words from '../messages/forgot-password';
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
      <Link to={withReturnTo('/login')}>{words.backToSignIn()}</Link>
    </FormFoot>
  );
  return (
    <VisitorsOnly>
      {step === 'address' ? (
        <AccountFrame
          key="address"
          title={words.forgotPassword()}
          lead={words.lead()}
          focused={forgotten !== atOpening}
        >
          <EmailStep>{backToSignIn}</EmailStep>
        </AccountFrame>
      ) : (
        <AccountFrame
          key="code"
          title={words.setANewPassword()}
          lead={
            <Words
              of={words.codeSent}
              email={email}
              strong={(address) => (
                <strong>
                  <EmailText>{address}</EmailText>
                </strong>
              )}
            />
          }
        >
          <NewPasswordStep>{backToSignIn}</NewPasswordStep>
        </AccountFrame>
      )}
      {step === 'done' && <Navigate to={withReturnTo('/login')} replace state={passwordChangedFor(email)} />}
    </VisitorsOnly>
  );
}
