import { Card } from '@paadam/shared/ui';
import { styled } from 'styled-components';

/** One booking: its date, what it is, and what can be done. On a phone what can be done stands below. */
export const Frame = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--paadam-space-4);
  align-items: center;

  & h2 {
    font-size: var(--paadam-text-18);
  }

  @container (min-width: 40rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;

    /* Its three buttons beside each other leave the text nothing: they take a second line. */
    &:lang(ta) {
      grid-template-columns: auto minmax(16rem, 1fr) auto;
    }
  }
`;

export const Actions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-2) var(--paadam-space-3);

  & > * {
    flex: 1 1 auto;
  }

  @container (min-width: 40rem) {
    grid-column: auto;
    justify-content: end;

    & > * {
      flex: none;
    }
  }
`;

export const Room = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-4);
  container-type: inline-size;
`;
