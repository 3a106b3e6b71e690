import { deskLimits } from '@paadam/shared/domain';
import { Field, TextInput } from '@paadam/shared/ui';

interface ReferenceFieldProps {
  error: string | undefined;
  readOnly: boolean;
  value: string;
  onChange: (reference: string) => void;
}

/** What the bank calls a transfer. */
export function ReferenceField({ error, readOnly, value, onChange }: ReferenceFieldProps) {
  return (
    <Field label="The bank’s reference" required error={error}>
      <TextInput
        name="reference"
        autoComplete="off"
        maxLength={deskLimits.referenceCharacters}
        readOnly={readOnly}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

/** @returns what is wrong with a reference */
export const faultOfReference = (reference: string): { reference?: string } =>
  reference.trim() === '' ? { reference: 'Enter the bank’s reference.' } : {};
