import { Card } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import { linkedBox } from './linkedBox';

/** One class: a date, what it is, and what can be done. On a phone what can be done stands below. */
export const Box = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--paadam-space-4);
  align-items: center;
  ${linkedBox}

  & > [data-actions] {
    grid-column: 1 / -1;
  }

  @container (min-width: 40rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;

    & > [data-actions] {
      grid-column: auto;
    }
  }
`;

export const When = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--paadam-space-4);
`;
