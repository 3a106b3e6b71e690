import { Card, type TileName } from '@paadam/shared/ui';
import { styled } from 'styled-components';

export const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: var(--paadam-space-5);
`;

export const Whole = styled(Card).attrs({ $flush: true })`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
`;

export const Picture = styled.div<{ $tile: TileName }>`
  aspect-ratio: 32 / 15;
  overflow: clip;
  background: var(--paadam-tile-${({ $tile }) => $tile}-ground);

  & > * {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  /* One below the other they make a long page. */
  @media (max-width: 39.99rem) {
    aspect-ratio: 3;
  }
`;

export const Text = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: var(--paadam-space-3);
  padding: var(--paadam-space-5);

  & > :last-child {
    margin-top: auto;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--paadam-space-3);
  width: 100%;

  & > div {
    min-width: 0;
  }

  & h2 {
    font-size: var(--paadam-text-18);
    letter-spacing: -0.006em;
    overflow-wrap: anywhere;
  }

  & h2:lang(ta) {
    font-size: 0.9rem;
  }

  & p {
    font-size: var(--paadam-text-14);
    line-height: 1.45;
    color: var(--paadam-muted);
  }
`;
