import { render, screen, within } from '@testing-library/react';
import { Table } from './Table';

test('is a named table with column and row headers', () => {
  render(
    <Table
      caption="Recent Bookings"
      columns={[
        { key: 'child', header: 'Child', cell: (row: { child: string }) => row.child },
        { key: 'tutor', header: 'Tutor', cell: () => 'Ravi' },
        {
          key: 'actions',
          header: 'Actions',
          hideHeader: true,
          cell: () => <button type="button">View</button>,
        },
      ]}
      rows={[{ child: 'Meena' }, { child: 'Arun' }]}
      rowKey={(row) => row.child}
    />,
  );
  const table = screen.getByRole('table', { name: 'Recent Bookings' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Child', 'Tutor', 'Actions']);
  const row = within(table).getByRole('rowheader', { name: 'Meena' }).closest('tr') as HTMLElement;
  expect(within(row).getByRole('cell', { name: 'Ravi' })).toBeInTheDocument();
});
