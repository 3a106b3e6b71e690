import { styled } from 'styled-components';

/** Three things of one weight: side by side where there is room, else one below the other. */
export const Three = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--paadam-space-5);

  @media (min-width: 56rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
