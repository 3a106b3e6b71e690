import { styled } from 'styled-components';

/** One choice of a group, as large as a finger; the radio button lies over all of it. */
export const Tile = styled.label`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  min-height: var(--paadam-control-height);
  border: 1px solid var(--paadam-edge);
  border-radius: var(--paadam-radius-control);
  line-height: 1.25;
  text-align: center;
  /* A time that breaks between its figures and its half of the day is misread. */
  white-space: nowrap;
  color: var(--paadam-ink);
  background: var(--paadam-surface);
  transition:
    background-color var(--paadam-motion-fast) var(--paadam-ease),
    border-color var(--paadam-motion-fast) var(--paadam-ease);

  &:hover:not(:has(:disabled, :checked)) {
    border-color: var(--paadam-brand);
    background: var(--paadam-brand-soft);
  }

  &:has(:checked) {
    border-color: var(--paadam-brand);
    color: var(--paadam-on-brand);
    background: var(--paadam-brand);
  }

  &:has([aria-invalid='true']) {
    border-color: var(--paadam-bad);
  }

  &:has(:disabled) {
    color: var(--paadam-muted);
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--paadam-brand);
    outline-offset: 2px;
    z-index: 1;
  }

  @media (forced-colors: active) {
    &:has(:disabled) {
      color: GrayText;
    }

    &:has(:checked) {
      forced-color-adjust: none;
      border-color: Highlight;
      color: HighlightText;
      background: Highlight;
    }
  }
`;

export const TileRadio = styled.input.attrs({ type: 'radio' })`
  appearance: none;
  position: absolute;
  inset: 0;
  margin: 0;
  border-radius: inherit;
  cursor: pointer;

  &:disabled {
    cursor: default;
  }

  /* The tile around it carries the ring. */
  &:focus-visible {
    outline: none;
  }
`;
