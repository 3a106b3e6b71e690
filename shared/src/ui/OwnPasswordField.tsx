import { Field, PasswordField } from '@paadam/shared/ui';

interface OwnPasswordFieldProps {
  label: string;
  name: string;
  /** What the person signs in with; absent where the form has a field with an address of its own. */
  email?: string;
  error: string | undefined;
  readOnly: boolean;
  value: string;
  onChange: (password: string) => void;
}

/** The password that a person has, asked for once more: a person who finds an open browser must not take the account. */
export function OwnPasswordField({
  label,
  name,
  email,
  error,
  readOnly,
  value,
  onChange,
}: OwnPasswordFieldProps) {
  return (
    <>
      {/* For password managers, which keep the password with the name that it belongs to. */}
      {email !== undefined && (
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      )}
      <Field label={label} required error={error}>
        <PasswordField
          name={name}
          autoComplete="current-password"
          readOnly={readOnly}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    </>
  );
}
