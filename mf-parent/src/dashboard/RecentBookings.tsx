import { StatusBadge } from '@paadam/shared/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import { useHasPage } from '@paadam/shared/portal';
import { type Column, Table } from '@paadam/shared/ui/Table';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** The link of a row reaches over all of the row. */
const WholeRows = styled.div`
  & tbody tr {
    position: relative;
    transition: background-color var(--paadam-motion-fast) var(--paadam-ease);
  }

  & tbody tr:has(a):hover {
    background: var(--paadam-hover);
  }

  & tbody a {
    font-weight: 600;
  }

  & tbody a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--paadam-radius-small);
  }

  & tbody a:focus-visible {
    outline: none;
  }

  & tbody a:focus-visible::after {
    outline: 2px solid var(--paadam-brand);
    outline-offset: -2px;
  }
`;

const columns: readonly Column<Booking>[] = [
  { key: 'child', header: 'Child', cell: ({ student }) => student.name },
  { key: 'tutor', header: 'Tutor', cell: ({ tutor }) => tutor.name },
  { key: 'dateTime', header: 'Date & Time', cell: (booking) => <When booking={booking} /> },
  { key: 'subject', header: 'Subject', cell: ({ subject }) => subject.name },
  { key: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
];

/** The family's latest bookings, each leading to its page. */
export function RecentBookings({ bookings }: { bookings: readonly Booking[] }) {
  return (
    <WholeRows>
      <Table caption="Recent Bookings" columns={columns} rows={bookings} rowKey={({ _id }) => _id} />
    </WholeRows>
  );
}

function When({ booking: { _id, dateTime } }: { booking: Booking }) {
  const page = `/parent/bookings/${_id}`;
  const time = <time dateTime={dateTime}>{formatMoment(dateTime)}</time>;
  return useHasPage(page) ? <Link to={page}>{time}</Link> : time;
}
