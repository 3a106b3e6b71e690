import { Card } from '@paadam/shared/ui';
import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-5);
`;

export const Tight = styled(Stack)`
  gap: var(--paadam-space-3);
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-3);
`;

export const Muted = styled.p`
  font-size: var(--paadam-text-14);
  line-height: 1.5;
  color: var(--paadam-muted);
`;

/** What can be done with a row of a table: side by side, where there are columns. */
export const RowActions = styled(Row)`
  @media (min-width: 75rem) {
    flex-wrap: nowrap;
    justify-content: end;
    white-space: nowrap;
  }
`;

/** A second line in a cell of a table. */
export const Under = styled(Muted).attrs({ as: 'span' })`
  display: block;
`;

/** A gateway's name of something, which takes no room from words. */
export const UnderReference = styled(Under)`
  @media (min-width: 60rem) {
    max-width: 11rem;
  }
`;

/** A part of a page, with its heading. */
export const Part = styled(Card).attrs({ as: 'section' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-4);
  align-content: start;

  & h2 {
    font-size: var(--paadam-text-22);
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-5);
`;

/** A search: the field takes the room, the rest stands beside it. */
export const SearchForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--paadam-space-3);

  & > :first-child {
    flex: 1 1 16rem;
  }
`;

/** What narrows a list down by itself: no wider than what is read in it. */
export const Narrowing = styled.div`
  max-width: 20rem;
`;

export const Choices = styled.fieldset`
  display: grid;
  gap: var(--paadam-space-1);

  & legend {
    margin-bottom: var(--paadam-space-2);
    padding: 0;
    font-weight: 600;
  }
`;

export const Mono = styled.code`
  padding: var(--paadam-space-3) var(--paadam-space-4);
  border-radius: var(--paadam-radius-control);
  font-family: ui-monospace, monospace;
  font-size: var(--paadam-text-14);
  line-height: 1.5;
  overflow-wrap: anywhere;
  background: var(--paadam-hover);
`;
