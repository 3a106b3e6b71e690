import { limits } from '@paadam/shared/domain';
import { Field, Textarea } from '@paadam/shared/ui';
import * as words from '../messages/booking-screens';

interface ReasonFieldProps {
  /** Whose mail has it: the student's name. */
  reader: string;
  value: string;
  disabled: boolean;
  error?: string | undefined;
  onChange: (reason: string) => void;
}

/** Why a tutor declines or cancels, who may leave it unsaid. */
export function ReasonField({ reader, value, disabled, error, onChange }: ReasonFieldProps) {
  return (
    <Field label={words.reason()} optional hint={words.readsItInMail({ name: reader })} error={error}>
      <Textarea
        rows={3}
        maxLength={limits.reasonCharacters}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
