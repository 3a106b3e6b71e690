import type { Booking } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import { StatusBadge } from '@paadam/shared/ui';
import { type Column, Table } from '@paadam/shared/ui/Table';

const columns: readonly Column<Booking>[] = [
  { key: 'child', header: 'Child', cell: ({ student }) => student.name },
  { key: 'tutor', header: 'Tutor', cell: ({ tutor }) => tutor.name },
  {
    key: 'dateTime',
    header: 'Date & Time',
    cell: ({ dateTime }) => <time dateTime={dateTime}>{formatMoment(dateTime)}</time>,
  },
  { key: 'subject', header: 'Subject', cell: ({ subject }) => subject.name },
  { key: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
];

/** The family's latest bookings. */
export function RecentBookings({ bookings }: { bookings: readonly Booking[] }) {
  return <Table caption="Recent Bookings" columns={columns} rows={bookings} rowKey={({ _id }) => _id} />;
}
