import { type ReactNode, useId, useMemo } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/ui';
import { FieldContext } from './fieldContext';
import { ErrorText, HintText, LabelText } from './fieldText';

interface FieldProps {
  label: ReactNode;
  /** Below the control, always: what to enter, and in what form. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. Marks the control invalid, and is read out with it. */
  error?: ReactNode;
  /** Makes the control required. */
  required?: boolean;
  /** Says "(optional)" after the label. */
  optional?: boolean;
  /** One control of this kit: TextInput, Select, Textarea, PasswordField or CodeField. */
  children: ReactNode;
  /** Of the control, where a test or a fragment needs a stable one. */
  id?: string;
  className?: string;
}

const Stack = styled.div`
  display: grid;
  gap: var(--paadam-space-2);
  align-content: start;
  min-width: 0;
`;

/** A control with its label, hint and error. */
export function Field({
  label,
  hint,
  error,
  required = false,
  optional,
  children,
  id,
  className,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  const invalid = Boolean(error);
  const wiring = useMemo(
    () => ({ controlId, describedBy, invalid, required }),
    [controlId, describedBy, invalid, required],
  );
  return (
    <Stack className={className}>
      <LabelText as="label" htmlFor={controlId}>
        {label}
        {optional && <small>{words.optional()}</small>}
      </LabelText>
      <FieldContext value={wiring}>{children}</FieldContext>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
      {hint && <HintText id={hintId}>{hint}</HintText>}
    </Stack>
  );
}
