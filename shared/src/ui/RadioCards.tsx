import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { ErrorText, LabelText } from './fieldText';

const Group = styled.fieldset`
  display: grid;
  gap: var(--paadam-space-2);
  min-width: 0;
  container-type: inline-size;
`;

/** Up to three stand in one row, however narrow; more of them wrap. */
const Choices = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(
    ${({ $count }) => ($count <= 3 ? $count : 'auto-fit')},
    minmax(${({ $count }) => ($count <= 3 ? '0' : 'min(7rem, 100%)')}, 1fr)
  );
  gap: var(--paadam-space-2);
  margin-top: var(--paadam-space-2);
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: var(--paadam-space-2);
  min-height: var(--paadam-control-height);
  padding: var(--paadam-space-2) var(--paadam-space-3);
  border: 1px solid var(--paadam-edge);
  border-radius: var(--paadam-radius-control);
  font-weight: var(--paadam-weight-strong);
  line-height: 1.35;
  background: var(--paadam-surface);
  cursor: pointer;
  transition:
    border-color var(--paadam-motion-fast) var(--paadam-ease),
    background-color var(--paadam-motion-fast) var(--paadam-ease);

  @container (max-width: 24rem) {
    flex-direction: column;
    justify-content: center;
    gap: var(--paadam-space-1);
    padding-inline: var(--paadam-space-1);
    text-align: center;
  }

  &:hover {
    border-color: var(--paadam-brand);
  }

  &:has(:checked) {
    border-color: var(--paadam-brand);
    box-shadow: inset 0 0 0 1px var(--paadam-brand);
    background: var(--paadam-brand-soft);
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--paadam-brand);
    outline-offset: 2px;
  }

  &:has(:disabled) {
    border-color: var(--paadam-line);
    box-shadow: none;
    color: var(--paadam-muted);
    background: var(--paadam-hover);
    cursor: not-allowed;
  }
`;

const Radio = styled.input.attrs({ type: 'radio' })`
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  border: 1.5px solid var(--paadam-edge);
  border-radius: 50%;
  background: var(--paadam-surface);

  &::before {
    content: '';
    width: 0.625rem;
    height: 0.625rem;
    border-radius: 50%;
    background: var(--paadam-brand);
    scale: 0;
    transition: scale var(--paadam-motion-fast) var(--paadam-ease);
  }

  &:checked {
    border-color: var(--paadam-brand);
  }

  &:checked::before {
    scale: 1;
  }

  @media (forced-colors: active) {
    appearance: auto;
  }

  /* The card around it carries the ring. */
  &:focus-visible {
    outline: none;
  }
`;

const OptionHint = styled.small`
  display: block;
  font-size: var(--paadam-text-14);
  font-weight: var(--paadam-weight-body);
  color: var(--paadam-muted);
`;

interface RadioCardOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

interface RadioCardsProps<Value extends string> {
  /** What is being chosen; names the group. */
  legend: ReactNode;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly RadioCardOption<Value>[];
  error?: ReactNode;
  disabled?: boolean;
}

/** One choice of few, each a card to tap. Radio buttons underneath, with their keys. */
export function RadioCards<Value extends string>({
  legend,
  name,
  value,
  onChange,
  options,
  error,
  disabled = false,
}: RadioCardsProps<Value>) {
  const errorId = useId();
  return (
    <Group disabled={disabled} aria-describedby={error ? errorId : undefined}>
      <LabelText as="legend">{legend}</LabelText>
      <Choices $count={options.length}>
        {options.map((option) => (
          <Choice key={option.value}>
            <Radio
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint && <OptionHint>{option.hint}</OptionHint>}
            </span>
          </Choice>
        ))}
      </Choices>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </Group>
  );
}
