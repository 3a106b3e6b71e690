import { Card, LinkButton } from '@paadam/shared/ui';
import { styled } from 'styled-components';

/* Its words begin where the card below begins. */
export const BackLink = styled(LinkButton)`
  padding-inline: var(--paadam-space-1) var(--paadam-space-3);
`;

export const HeadCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-5) var(--paadam-space-6);
  width: 100%;

  @media (min-width: 40rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
  }
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

export const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--paadam-space-3) var(--paadam-space-6);

  @media (min-width: 40rem) {
    flex-direction: column;
    align-items: end;
  }
`;
