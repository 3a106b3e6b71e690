import { Card, LinkButton } from '@paadam/shared/ui';
import { styled } from 'styled-components';

/* Its words begin where the card below begins. */
export const BackLink = styled(LinkButton)`
  padding-inline: var(--paadam-space-1) var(--paadam-space-3);
`;

export const HeadCard = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--paadam-space-4) var(--paadam-space-5);
  width: 100%;
`;

export const Words = styled.div`
  display: grid;
  gap: var(--paadam-space-2);
  justify-items: start;
  min-width: 0;

  & h1 {
    overflow-wrap: anywhere;
  }
`;

/** Below photo and name, over all the width on a phone. */
export const Rest = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: var(--paadam-space-3);
  min-width: 0;

  @media (min-width: 40rem) {
    grid-column: 2;
  }
`;
