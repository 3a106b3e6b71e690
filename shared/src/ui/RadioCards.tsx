import { type ReactNode, useId } from 'react';
import { ErrorText, LabelText } from './fieldText';
import { Choice, Choices, Group, OptionHint, Radio } from './radioCardsParts';

export interface RadioCardOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps<Value extends string> {
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
