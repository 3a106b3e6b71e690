import { styled } from 'styled-components';

export const Group = styled.fieldset`
  display: grid;
  gap: var(--paadam-space-2);
  min-width: 0;
  container-type: inline-size;
`;

/** Up to three stand in one row, however narrow; more of them wrap. */
export const Choices = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(
    ${({ $count }) => ($count <= 3 ? $count : 'auto-fit')},
    minmax(${({ $count }) => ($count <= 3 ? '0' : 'min(7rem, 100%)')}, 1fr)
  );
  gap: var(--paadam-space-2);
  margin-top: var(--paadam-space-2);
`;

export const Choice = styled.label`
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

export const Radio = styled.input.attrs({ type: 'radio' })`
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

export const OptionHint = styled.small`
  display: block;
  font-size: var(--paadam-text-14);
  font-weight: var(--paadam-weight-body);
  color: var(--paadam-muted);
`;
