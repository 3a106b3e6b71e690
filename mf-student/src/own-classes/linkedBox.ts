import { css } from 'styled-components';

/** For what a `ClassLink` covers: it shows the link's focus, and what else can be done stays above it. */
export const linkedBox = css`
  position: relative;

  &:has(h3 a:focus-visible) {
    outline: 3px solid var(--paadam-brand);
    outline-offset: 2px;
  }

  & > [data-actions] {
    position: relative;
    z-index: 1;
  }
`;
