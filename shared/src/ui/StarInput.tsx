import { type ReactNode, useId } from 'react';
import { ErrorText, LabelText } from './fieldText';
import { starOutline } from './Stars';
import { Choice, Group, Radio, Row } from './starInputParts';
import { VisuallyHidden } from './VisuallyHidden';

export interface StarInputProps {
  legend: ReactNode;
  name: string;
  /** 1 to 5, or null before the choice. */
  value: number | null;
  onChange: (value: number) => void;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
  /** It is being sent. */
  disabled?: boolean;
  /** In a dialog: focus begins here when it opens. */
  firstFocus?: boolean;
}

const places = [1, 2, 3, 4, 5];

/** A rating of one to five stars, to give. Radio buttons underneath, with their keys. */
export function StarInput({
  legend,
  name,
  value,
  onChange,
  error,
  disabled = false,
  firstFocus = false,
}: StarInputProps) {
  const errorId = useId();
  return (
    <Group disabled={disabled} aria-describedby={error ? errorId : undefined}>
      <LabelText as="legend">{legend}</LabelText>
      <Row>
        {places.map((place) => (
          <Choice key={place} $filled={value !== null && place <= value}>
            <Radio
              name={name}
              value={place}
              checked={value === place}
              onChange={() => onChange(place)}
              aria-invalid={error ? true : undefined}
              data-first-focus={(firstFocus && place === (value ?? 1)) || undefined}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={starOutline} />
            </svg>
            <VisuallyHidden>{place === 1 ? '1 star' : `${place} stars`}</VisuallyHidden>
          </Choice>
        ))}
      </Row>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </Group>
  );
}
