import { css } from 'styled-components';

/** A way to a page of a panel or of the desk, beside its content; the way to the page that is open has `aria-current`. */
export const panelLink = css`
  display: flex;
  align-items: center;
  gap: var(--paadam-space-3);
  min-height: var(--paadam-control-height);
  padding: var(--paadam-space-2) var(--paadam-space-3);
  border-radius: var(--paadam-radius-control);
  font-weight: var(--paadam-weight-strong);
  text-decoration: none;
  color: var(--paadam-ink);

  & svg {
    flex: none;
    color: var(--paadam-muted);
  }

  &:hover {
    color: var(--paadam-ink);
    background: var(--paadam-hover);
  }

  &[aria-current] {
    font-weight: 600;
    color: var(--paadam-brand);
    background: var(--paadam-brand-soft);
  }

  &[aria-current] svg {
    color: inherit;
  }
`;
