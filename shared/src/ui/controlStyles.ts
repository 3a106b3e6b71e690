import { css } from 'styled-components';

/** What every boxed control shares: text input, select, textarea. */
export const controlStyles = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: var(--paadam-control-height);
  margin: 0;
  padding: calc(var(--paadam-space-2) + 1px) var(--paadam-space-4);
  border: 1px solid var(--paadam-edge);
  border-radius: var(--paadam-radius-control);
  line-height: 1.5;
  color: var(--paadam-ink);
  background: var(--paadam-surface);
  transition:
    border-color var(--paadam-motion-fast) var(--paadam-ease),
    box-shadow var(--paadam-motion-fast) var(--paadam-ease);

  &::placeholder {
    color: var(--paadam-muted);
    opacity: 1;
  }

  &:hover:not(:disabled, :read-only, [aria-invalid='true']) {
    border-color: var(--paadam-brand);
  }

  &:focus-visible {
    border-color: var(--paadam-brand);
    outline: 2px solid var(--paadam-brand);
    outline-offset: 0;
  }

  &[aria-invalid='true'] {
    border-color: var(--paadam-bad);
    box-shadow: inset 0 0 0 1px var(--paadam-bad);
  }

  &[aria-invalid='true']:focus-visible {
    outline-color: var(--paadam-bad);
  }

  &:disabled,
  &:read-only:not(select) {
    border-color: var(--paadam-line);
    color: var(--paadam-muted);
    background: var(--paadam-hover);
  }
`;
