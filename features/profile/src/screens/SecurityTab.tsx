import { ownSessions, signInHistory, twoStep } from '@paadam/profile';
import { useFresh } from '@paadam/shared/loading';
import { usePaadamDispatch } from '@paadam/shared/state';
import { TimeZoneNote } from '@paadam/shared/ui/TimeZoneNote';
import { useCallback } from 'react';
import { EmailPart, type EmailPartProps } from './EmailPart';
import { PasswordPart, type PasswordPartProps } from './PasswordPart';
import { Parts } from './profile.styles';
import { Sessions } from './Sessions';
import { SignIns } from './SignIns';
import { TwoStepPart } from './TwoStepPart';

/** What is under way goes on while another tab of the page is open; the page gives it up. */
const stay = () => {};

/** Address, password, two-step sign-in, where one is signed in, last sign-ins. */
export function SecurityTab({ newEmail, onNewEmail, ...props }: EmailPartProps & PasswordPartProps) {
  const dispatch = usePaadamDispatch();
  const load = useCallback(() => {
    dispatch(ownSessions.actions.requested());
    dispatch(signInHistory.actions.requested());
    dispatch(twoStep.actions.requested());
  }, [dispatch]);
  useFresh(load, stay);
  return (
    <Parts>
      <EmailPart email={props.email} newEmail={newEmail} onNewEmail={onNewEmail} />
      <PasswordPart {...props} />
      <TwoStepPart email={props.email} />
      <Sessions />
      <SignIns />
      <TimeZoneNote />
    </Parts>
  );
}
