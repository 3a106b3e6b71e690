import { limits } from '@paadam/shared/domain';
import { Field, Textarea } from '@paadam/shared/ui';

interface ReasonFieldProps {
  /** Who reads it. */
  hint: string;
  error: string | undefined;
  readOnly: boolean;
  value: string;
  onChange: (reason: string) => void;
}

/** Why something is done, without which it is not. */
export function ReasonField({ hint, error, readOnly, value, onChange }: ReasonFieldProps) {
  return (
    <Field label="Reason" hint={hint} required error={error}>
      <Textarea
        name="reason"
        rows={3}
        maxLength={limits.reasonCharacters}
        readOnly={readOnly}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

/** @returns what is wrong with a reason */
export const faultOfReason = (reason: string): { reason?: string } =>
  reason.trim() === '' ? { reason: 'Say why.' } : {};
