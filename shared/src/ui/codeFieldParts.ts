import { css, styled } from 'styled-components';

export const Boxes = styled.span<{ $length: number }>`
  position: relative;
  display: grid;
  grid-template-columns: repeat(${({ $length }) => $length}, minmax(0, 1fr));
  gap: var(--paadam-space-2);
  max-width: ${({ $length }) => $length * 3.5}rem;
`;

interface BoxLook {
  $current: boolean;
  $invalid: boolean;
  $disabled: boolean;
}

const current = css`
  border-color: var(--paadam-brand);
  outline: 2px solid var(--paadam-brand);
`;
const invalid = css`
  border-color: var(--paadam-bad);
  box-shadow: inset 0 0 0 1px var(--paadam-bad);
  outline-color: var(--paadam-bad);
`;
const disabled = css`
  border-color: var(--paadam-line);
  color: var(--paadam-muted);
  background: var(--paadam-hover);
`;

export const Box = styled.span<BoxLook>`
  display: grid;
  place-items: center;
  height: 3.5rem;
  border: 1px solid var(--paadam-edge);
  border-radius: var(--paadam-radius-control);
  font-size: var(--paadam-text-22);
  font-weight: var(--paadam-weight-heading);
  font-variant-numeric: tabular-nums;
  background: var(--paadam-surface);
  transition: border-color var(--paadam-motion-fast) var(--paadam-ease);
  ${({ $current }) => $current && current}
  ${({ $invalid }) => $invalid && invalid}
  ${({ $disabled }) => $disabled && disabled}
`;

/** Clear as glass over the boxes. Its text is 16 px at least, else iOS zooms in on focus. */
export const CodeInput = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  font-size: var(--paadam-text-16);
  opacity: 0;
  cursor: text;
`;
