import type { Key, ReactNode } from 'react';
import { BodyRow, Cell, Frame, HeadCell, HeadRow, StyledTable, TableBody, TableHead } from './table.styles';
import { VisuallyHidden } from './VisuallyHidden';

export interface Column<Row> {
  key: string;
  /** Also the label beside the value where the rows are cards. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** 'end' for figures. */
  align?: 'start' | 'end';
  /** The header is for assistive technology only: a column of buttons. */
  hideHeader?: boolean;
}

interface TableProps<Row> {
  /** Names the table for assistive technology. */
  caption: string;
  /** The first column says which row it is. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
}

/**
 * Rows of facts; where its container is narrow, each row is a card.
 */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  // Up to five stand side by side in a card of the panel; each further one needs its room.
  const cardsBelow = columns.length > 5 ? columns.length * 8.5 : 38;
  return (
    <Frame>
      <StyledTable $cardsBelow={cardsBelow} aria-label={caption}>
        <TableHead $cardsBelow={cardsBelow}>
          <HeadRow>
            {columns.map(({ key, header, align, hideHeader }) => (
              <HeadCell key={key} scope="col" $end={align === 'end'}>
                {hideHeader ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </HeadCell>
            ))}
          </HeadRow>
        </TableHead>
        <TableBody $cardsBelow={cardsBelow}>
          {rows.map((row) => (
            <BodyRow $cardsBelow={cardsBelow} key={rowKey(row)}>
              {columns.map(({ key, header, cell, align, hideHeader }, index) => (
                <Cell
                  key={key}
                  as={index === 0 ? 'th' : 'td'}
                  role={index === 0 ? 'rowheader' : 'cell'}
                  scope={index === 0 ? 'row' : undefined}
                  data-label={index > 0 && !hideHeader ? header : undefined}
                  $cardsBelow={cardsBelow}
                  $end={align === 'end'}
                  $first={index === 0}
                >
                  <div>{cell(row)}</div>
                </Cell>
              ))}
            </BodyRow>
          ))}
        </TableBody>
      </StyledTable>
    </Frame>
  );
}
