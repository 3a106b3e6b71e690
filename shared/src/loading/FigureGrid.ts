import { styled } from 'styled-components';

/** Figures beside each other, as many as there is room for; `$dense` makes it two on a phone. */
export const FigureGrid = styled.div<{ $dense?: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $dense }) => ($dense ? 9 : 13)}rem, 100%), 1fr));
  gap: var(--paadam-space-4);
`;
