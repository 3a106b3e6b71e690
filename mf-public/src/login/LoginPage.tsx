import { SignInForm, useHasPage } from '@paadam/shared/portal';
import { Link, useLocation } from '@paadam/shared/router';
import { Notice } from '@paadam/shared/ui';
import { Words } from '@paadam/shared/words';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { AccountFrame } from '../account-frame/AccountFrame';
import { FormFoot } from '../account-frame/FormFoot';
import { useReturnTo } from '../account-frame/useReturnTo';
import { VisitorsOnly } from '../account-frame/VisitorsOnly';
import { emailOfChangedPassword } from '../forgot-password/passwordChangedFor';
import { useFormAnswer } from '../form-answer/useFormAnswer';
import * as words from '../messages/login';
import { RegistrationCode } from '../registration/RegistrationCode';
import { registration } from '../registration/registration';

/** The way in. An account whose address was never confirmed gets its code step here. */
export default function LoginPage() {
  const registering = useSelector(registration.select);
  // A person who left a registration halfway and came here wants to sign in: only a code that signing in led to shows.
  const [atOpening] = useState(registering);
  const form = useFormAnswer();
  const movedOn = registering !== atOpening;
  const { withReturnTo } = useReturnTo();
  const hasForgotPassword = useHasPage('/forgot-password');
  const { state, search } = useLocation();
  const changedFor = emailOfChangedPassword(state);
  const isChanged = changedFor !== undefined || new URLSearchParams(search).has('passwordChanged');
  return (
    <VisitorsOnly>
      {registering.step === 'code' && (movedOn || form) ? (
        <RegistrationCode backLabel={words.backToSignIn()} />
      ) : (
        <AccountFrame title={words.welcomeBack()} lead={words.signInToYourLessons()} focused={movedOn}>
          {isChanged && <Notice tone="good">{words.passwordChanged()}</Notice>}
          <SignInForm email={movedOn ? registering.email : (changedFor ?? form?.values.email)}>
            {hasForgotPassword && (
              <FormFoot>
                <Link to={withReturnTo('/forgot-password')}>{words.forgotPassword()}</Link>
              </FormFoot>
            )}
            <FormFoot>
              <Words
                of={words.newToPaadam}
                link={(text) => <Link to={withReturnTo('/register')}>{text}</Link>}
              />
            </FormFoot>
          </SignInForm>
        </AccountFrame>
      )}
    </VisitorsOnly>
  );
}
