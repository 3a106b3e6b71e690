import { css } from 'styled-components';

/** The box of a time that a lesson could begin at. */
export const timeBox = css`
  display: grid;
  place-content: center;
  border: 1px solid var(--paadam-edge);
  border-radius: var(--paadam-radius-control);
  text-align: center;
  white-space: nowrap;
  color: var(--paadam-ink);
  background: var(--paadam-surface);
`;

/** Where it leads to the booking form. */
export const timeLink = css`
  text-decoration: none;
  transition:
    background-color var(--paadam-motion-fast) var(--paadam-ease),
    border-color var(--paadam-motion-fast) var(--paadam-ease);

  &:hover {
    border-color: var(--paadam-brand);
    color: var(--paadam-ink);
    background: var(--paadam-brand-soft);
  }
`;

/** Where the reader cannot book. */
export const timeText = css`
  border-color: var(--paadam-line);
`;
