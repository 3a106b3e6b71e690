import type { DeskBookingRow } from '@paadam/shared/contract';
import { formatPaise } from '@paadam/shared/domain';
import { Link } from '@paadam/shared/router';
import { Badge } from '@paadam/shared/ui';
import { Table } from '@paadam/shared/ui/Table';
import { useOperator } from '../api/useOperator';
import { momentOf, statusNames, statusTones } from '../ui/words';

/** Bookings, each leading to its page for who may open it. */
export function BookingTable({ rows }: { rows: readonly DeskBookingRow[] }) {
  const mayOpen = useOperator().rights.includes('cases');
  return (
    <Table
      caption="Bookings"
      rows={rows}
      rowKey={({ _id }) => _id}
      columns={[
        {
          key: 'when',
          header: 'When',
          cell: ({ _id, dateTime }) =>
            mayOpen ? <Link to={`/desk/bookings/${_id}`}>{momentOf(dateTime)}</Link> : momentOf(dateTime),
        },
        { key: 'subject', header: 'Subject', cell: ({ subject }) => subject },
        { key: 'student', header: 'Student', cell: ({ student }) => student.name },
        { key: 'tutor', header: 'Tutor', cell: ({ tutor }) => tutor.name },
        { key: 'price', header: 'Price', align: 'end', cell: ({ price }) => formatPaise(price) },
        {
          key: 'status',
          header: 'Status',
          cell: ({ status }) => <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>,
        },
      ]}
    />
  );
}
