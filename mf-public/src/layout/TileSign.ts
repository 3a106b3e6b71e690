import type { TileName } from '@paadam/shared/ui';
import { styled } from 'styled-components';

/** The coloured square behind an icon. */
export const TileSign = styled.span<{ $tile: TileName }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: var(--paadam-radius-control);
  color: var(--paadam-tile-${({ $tile }) => $tile}-ink);
  background: var(--paadam-tile-${({ $tile }) => $tile}-ground);
`;
