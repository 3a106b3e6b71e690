import { styled } from 'styled-components';

/** What decides which classes are shown. */
export const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-2);
  margin-bottom: calc(-1 * var(--paadam-space-4));
`;
