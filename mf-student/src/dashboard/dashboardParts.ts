import { Card } from '@paadam/shared/ui';
import { styled } from 'styled-components';

export const Rows = styled.ul`
  display: grid;
  gap: var(--paadam-space-4);
`;

/** One class: a date, what it is, and what can be done. On a phone what can be done stands below. */
export const ClassCard = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--paadam-space-4);
  align-items: center;

  & > :nth-child(3) {
    grid-column: 1 / -1;
  }

  @container (min-width: 40rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;

    & > :nth-child(3) {
      grid-column: auto;
    }
  }
`;

export const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-1);
  min-width: 0;
`;

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-1) var(--paadam-space-3);

  & > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Muted = styled.p`
  line-height: 1.45;
  color: var(--paadam-muted);
`;

export const When = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--paadam-space-4);
`;
