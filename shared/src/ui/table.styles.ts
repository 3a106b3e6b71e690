import { css, styled } from 'styled-components';
import { visuallyHidden } from './VisuallyHidden';

interface Shape {
  /** Where its container is narrower (rem), the rows are cards. */
  $cardsBelow: number;
}

const asCards = ({ $cardsBelow }: Shape) => `@container (max-width: ${$cardsBelow}rem)`;

const asTable = ({ $cardsBelow }: Shape) => `@container (width > ${$cardsBelow}rem)`;

export const Frame = styled.div`
  container-type: inline-size;
`;

// The roles are written out: a table that is laid out as blocks loses its own in some browsers.

export const StyledTable = styled.table.attrs({ role: 'table' })<Shape>`
  width: 100%;
  text-align: start;

  ${asCards} {
    display: block;
  }
`;

export const TableHead = styled.thead.attrs({ role: 'rowgroup' })<Shape>`
  ${asCards} {
    ${visuallyHidden}
  }
`;

export const TableBody = styled.tbody.attrs({ role: 'rowgroup' })<Shape>`
  ${asCards} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const HeadRow = styled.tr.attrs({ role: 'row' })``;

/* The table's text begins where the heading above it does. */
const flushEnds = css`
  &:first-child {
    padding-inline-start: 0;
  }

  &:last-child {
    padding-inline-end: 0;
  }
`;

export const HeadCell = styled.th.attrs({ role: 'columnheader' })<{ $end: boolean }>`
  padding: var(--paadam-space-2) var(--paadam-space-4);
  border-bottom: 1px solid var(--paadam-line);
  font-size: var(--paadam-text-14);
  font-weight: 600;
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  white-space: nowrap;
  color: var(--paadam-muted);
  ${flushEnds}
`;

export const BodyRow = styled.tr.attrs({ role: 'row' })<Shape>`
  &:not(:last-child) > * {
    border-bottom: 1px solid var(--paadam-line);
  }

  /* Lines between them, and no boxes: they mostly stand in a card already. */
  ${asCards} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--paadam-space-1);
    padding-block: var(--paadam-space-4);

    &:not(:last-child) {
      border-bottom: 1px solid var(--paadam-line);
    }

    &:not(:last-child) > * {
      border-bottom: 0;
    }

    &:last-child {
      padding-bottom: 0;
    }
  }
`;

const first = css`
  font-weight: 600;
`;

export const Cell = styled.td<Shape & { $end: boolean; $first: boolean; scope?: string | undefined }>`
  padding: var(--paadam-space-3) var(--paadam-space-4);
  font-weight: var(--paadam-weight-body);
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  ${({ $end }) => $end && 'font-variant-numeric: tabular-nums;'}
  ${({ $first }) => $first && first}
  ${flushEnds}

  /* A name of one endless word breaks before it pushes the last column out; ordinary words have room. */
  & > div {
    min-width: 5.75rem;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }

  /* Tamil's words are longer: figures give them their room. */
  ${asTable} {
    :lang(ta) & > div {
      ${({ $end }) => $end && 'min-width: 0; overflow-wrap: break-word;'}
      ${({ $first }) => $first && 'min-width: 7.5rem;'}
    }
  }

  /* 44 px to tap, without a higher row: the area reaches beyond the line. */
  & > div > a:not([class]) {
    display: inline-block;
    margin-block: -0.625rem;
    padding-block: 0.625rem;
  }

  ${asCards} {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--paadam-space-4);
    padding: 0;
    text-align: start;

    & > div {
      min-width: 0;
    }

    &[data-label] > div {
      text-align: end;
    }

    /* The column's header again, for the eye: assistive technology has it from the header row. */
    &[data-label]::before {
      content: attr(data-label);
      content: attr(data-label) / '';
      flex: none;
      font-size: var(--paadam-text-14);
      font-weight: var(--paadam-weight-body);
      color: var(--paadam-muted);
    }
  }
`;
