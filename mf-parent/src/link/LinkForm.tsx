import { useId } from 'react';
import { useSelector } from 'react-redux';
import { CodeStep } from './CodeStep';
import { EmailStep } from './EmailStep';
import { FormCard } from './linkParts';
import { selectLink } from './linkSlice';

/** Links a child in two steps: the address, then the code that was mailed to it. */
export function LinkForm({ onCancel }: { onCancel: () => void }) {
  const { step } = useSelector(selectLink);
  const titleId = useId();
  return (
    <FormCard as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>Link a child</h2>
      {step === 'code' ? <CodeStep onCancel={onCancel} /> : <EmailStep onCancel={onCancel} />}
    </FormCard>
  );
}
