import { styled } from 'styled-components';
import { visuallyHidden } from './VisuallyHidden';

export const Group = styled.fieldset`
  /* The hidden radios are placed in here. */
  position: relative;
  display: grid;
  gap: var(--paadam-space-2);
  min-width: 0;
`;

export const Row = styled.div`
  display: flex;
  justify-self: start;
  margin: var(--paadam-space-1) 0 0 -0.375rem;
`;

export const Choice = styled.label<{ $filled: boolean }>`
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

export const Radio = styled.input.attrs({ type: 'radio' })`
  ${visuallyHidden}
`;
