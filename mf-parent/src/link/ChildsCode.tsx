import { CodeStep } from '@paadam/profile/code-step';
import { usePaadamDispatch } from '@paadam/shared/state';
import { Words } from '@paadam/shared/words';
import { useSelector } from 'react-redux';
import * as words from '../messages/link';
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
          <Words of={words.codeSent} email={email} strong={(text) => <strong>{text}</strong>} />
        </p>
      }
      // The code is in the child's mailbox: the parent's own device cannot know it.
      autoComplete="off"
      submitLabel={words.verify()}
      backLabel={words.otherAddress()}
      resent={words.codeSentAgain({ email })}
      drawRefusal={(message) => <WarningBox>{message}</WarningBox>}
      onSubmit={(otp) => dispatch(linkForm.actions.verificationRequested({ otp }))}
      onCancel={onCancel}
    />
  );
}
