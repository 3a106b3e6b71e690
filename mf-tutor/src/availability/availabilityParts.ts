import { Card } from '@paadam/shared/ui';
import { styled } from 'styled-components';

export const Part = styled(Card).attrs({ as: 'section' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-5);

  & h2 {
    font-size: var(--paadam-text-22);
  }

  & h3 {
    font-size: var(--paadam-text-18);
  }
`;

export const Quiet = styled.p`
  line-height: 1.5;
  color: var(--paadam-muted);
`;
