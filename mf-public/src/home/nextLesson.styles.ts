import { css, styled } from 'styled-components';

/* As high as most of what comes. */
export const stripHeight = css`
  min-height: 4.5rem;

  @media (max-width: 39.99rem) {
    min-height: 8.75rem;
  }
`;

/** The strip on its way. */
export const Waiting = styled.div`
  ${stripHeight}
  border-radius: var(--paadam-radius-card);
  background: var(--paadam-line);
`;
