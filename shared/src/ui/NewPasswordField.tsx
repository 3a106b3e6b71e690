import { limits } from '@paadam/shared/domain';
import { Field, PasswordField } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import { PasswordMeter } from './PasswordMeter';

interface NewPasswordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** While what was typed is being sent. */
  readOnly?: boolean;
  error: string | undefined;
}

const Together = styled.div`
  display: grid;
  gap: var(--paadam-space-2);
`;

/** A password that is being chosen, with its strength in words. */
export function NewPasswordField({ label, value, onChange, readOnly, error }: NewPasswordFieldProps) {
  return (
    <Together>
      <Field
        label={label}
        required
        error={error}
        // Its error says the same again.
        hint={error ? undefined : `At least ${limits.passwordCharacters.min} characters`}
      >
        <PasswordField
          name="password"
          autoComplete="new-password"
          readOnly={readOnly}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <PasswordMeter password={value} />
    </Together>
  );
}
