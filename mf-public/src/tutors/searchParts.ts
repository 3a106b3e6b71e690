import { Card } from '@paadam/shared/ui';
import { styled } from 'styled-components';

/* Below this width the filters stand behind a button. */
const narrow = '@media (max-width: 47.99rem)';
const wide = '@media (min-width: 48rem)';

export const SearchPanel = styled(Card)`
  display: grid;
  grid-template-columns: 2fr repeat(2, 1fr) 1.4fr;
  gap: var(--paadam-space-4);
  align-items: start;

  & > :first-child {
    grid-column: 1 / -1;
  }

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) 13rem 7.5rem 7.5rem 9.5rem;

    & > :first-child {
      grid-column: auto;
    }
  }

  ${narrow} {
    display: block;
  }
`;

/** The filters beside the search. They take part in the panel's grid. */
export const WideFilters = styled.div`
  display: contents;

  ${narrow} {
    display: none;
  }
`;

export const ResultLine = styled.div`
  display: grid;
  grid-template: 'count sort' auto / minmax(0, 1fr) 14rem;
  gap: var(--paadam-space-3);
  align-items: start;

  ${narrow} {
    grid-template:
      'filters sort' auto
      'count count' auto / minmax(0, 5fr) minmax(0, 6fr);
  }
`;

export const NarrowFilters = styled.div`
  grid-area: filters;

  & button {
    padding-inline: var(--paadam-space-2);
    white-space: nowrap;
  }

  ${wide} {
    display: none;
  }
`;

export const Order = styled.div`
  grid-area: sort;
`;

/** How many are shown, and by what they were chosen. Without a filter it is one line high, and stays so with a few. */
export const Count = styled.div`
  grid-area: count;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: var(--paadam-control-height);

  & > p {
    color: var(--paadam-muted);
  }

  & > p:not(:empty) {
    margin-inline-end: var(--paadam-space-4);
  }
`;

export const Results = styled.div`
  display: grid;
  gap: var(--paadam-space-5);

  /* Still the answer to the question before. */
  &[aria-busy='true'] > ul {
    opacity: 0.5;
  }
`;
