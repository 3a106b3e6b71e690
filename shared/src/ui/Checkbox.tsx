import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { ErrorText } from './fieldText';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  /** What is wrong and how to mend it; marks the box invalid. */
  error?: ReactNode;
}

const Line = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--paadam-space-3);
  min-width: var(--paadam-control-height);
  min-height: var(--paadam-control-height);
  line-height: 1.45;
  cursor: pointer;

  &:has(:disabled) {
    color: var(--paadam-muted);
    cursor: not-allowed;
  }
`;

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M3.5 8.5l3 3 6-6.5' fill='none' stroke='%23000' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E\")";

const Box = styled.input`
  appearance: none;
  flex: none;
  width: 1.375rem;
  height: 1.375rem;
  margin: 0;
  border: 1.5px solid var(--paadam-edge);
  border-radius: 6px;
  background: var(--paadam-surface);
  cursor: inherit;

  &:hover:not(:disabled) {
    border-color: var(--paadam-brand);
  }

  &:checked {
    border-color: var(--paadam-brand);
    background: var(--paadam-brand);
  }

  &:checked:hover:not(:disabled) {
    border-color: var(--paadam-brand-strong);
    background: var(--paadam-brand-strong);
  }

  &:checked::before {
    content: '';
    display: block;
    width: 100%;
    height: 100%;
    background: var(--paadam-on-brand);
    mask: ${tick} center / 1.125rem no-repeat;
  }

  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      display: none !important;
    }
  }

  &[aria-invalid='true']:not(:checked) {
    border-color: var(--paadam-bad);
    box-shadow: inset 0 0 0 1px var(--paadam-bad);
  }

  &:disabled {
    opacity: 0.5;
  }
`;

/** A choice to make or leave, with its label. */
export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const errorId = useId();
  const describedBy = [error && errorId, rest['aria-describedby']].filter(Boolean).join(' ') || undefined;
  return (
    <div className={className}>
      <Line>
        <Box
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={describedBy}
        />
        <span>{label}</span>
      </Line>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </div>
  );
}
