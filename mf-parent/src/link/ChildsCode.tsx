import { CodeStep } from '@paadam/shared/code-step';
import { usePaadamDispatch } from '@paadam/shared/state';
import { useSelector } from 'react-redux';
import { linkForm } from './linkForm';
import { WarningBox } from './WarningBox';

/** The code that the child was mailed. A right one links the two accounts. */
export function ChildsCode({ onCancel }: { onCancel: () => void }) {
  const dispatch = usePaadamDispatch();
  const { email } = useSelector(linkForm.select);
  return (
    <CodeStep
      slice={linkForm}
      lead={
        <p>
          The OTP was sent to <strong>{email}</strong>, if a student has an account with this address. Ask
          your child for it.
        </p>
      }
      // The code is in the child's mailbox: the parent's own device cannot know it.
      autoComplete="off"
      submitLabel="Verify and Link"
      backLabel="Use another address"
      resent={`A new code is on its way to ${email}, if a student has an account with this address. The one before no longer works.`}
      drawRefusal={(message) => <WarningBox>{message}</WarningBox>}
      onSubmit={(otp) => dispatch(linkForm.actions.verificationRequested({ otp }))}
      onCancel={onCancel}
    />
  );
}
