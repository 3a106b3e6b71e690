import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/ui';
import { ErrorText, LabelText } from './fieldText';
import { starOutline } from './Stars';
import { VisuallyHidden, visuallyHidden } from './VisuallyHidden';

const Group = styled.fieldset`
  /* The hidden radios are placed in here. */
  position: relative;
  display: grid;
  gap: var(--paadam-space-2);
  min-width: 0;
`;

const Row = styled.div`
  display: flex;
  justify-self: start;
  margin: var(--paadam-space-1) 0 0 -0.375rem;
`;

const Choice = styled.label<{ $filled: boolean }>`
  display: grid;
  place-items: center;
  width: var(--paadam-control-height);
  height: var(--paadam-control-height);
  border-radius: var(--paadam-radius-small);
  cursor: pointer;

  & svg {
    width: 2rem;
    height: 2rem;
    fill: ${({ $filled }) => ($filled ? 'var(--paadam-accent)' : 'transparent')};
    stroke: var(--paadam-accent-edge);
    stroke-width: 1.25;
    stroke-linejoin: round;
    transition: fill var(--paadam-motion-fast) var(--paadam-ease);
  }

  /* Under the pointer, what a click would give. */
  @media (hover: hover) {
    ${Row}:has(label:hover :enabled) & svg {
      fill: transparent;
    }

    ${Row}:has(label:hover :enabled) &:hover svg,
    ${Row}:has(label:hover :enabled) &:has(~ :hover) svg {
      fill: var(--paadam-accent);
    }
  }

  &:has([aria-invalid='true']) svg {
    stroke: var(--paadam-bad);
  }

  &:has(:disabled) {
    opacity: 0.5;
    cursor: not-allowed;
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--paadam-brand);
    outline-offset: -1px;
  }

  @media (forced-colors: active) {
    & svg {
      fill: ${({ $filled }) => ($filled ? 'Highlight' : 'Canvas')};
      stroke: CanvasText;
    }
  }
`;

const Radio = styled.input.attrs({ type: 'radio' })`
  ${visuallyHidden}
`;

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
            <VisuallyHidden>{words.star({ place })}</VisuallyHidden>
          </Choice>
        ))}
      </Row>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </Group>
  );
}
