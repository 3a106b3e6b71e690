import { StatusBadge } from '@paadam/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { formatMoment, paths } from '@paadam/shared/domain';
import { LoadFailure } from '@paadam/shared/loading';
import { useHasPage } from '@paadam/shared/portal';
import { Link } from '@paadam/shared/router';
import { dataOf, type Loadable } from '@paadam/shared/state';
import { Card, EmptyState, LinkButton } from '@paadam/shared/ui';
import { NoLessonsDrawing } from '@paadam/shared/ui/drawings/NoLessonsDrawing';
import { type Column, Table } from '@paadam/shared/ui/Table';
import { TimeZoneNote } from '@paadam/shared/ui/TimeZoneNote';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { FamilyDashboard } from '../family/family';
import { fetchFailures } from '../family/fetchFailures';
import * as words from '../messages/dashboard';

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
  {
    key: 'child',
    get header() {
      return words.child();
    },
    cell: ({ student }) => student.name,
  },
  {
    key: 'tutor',
    get header() {
      return words.tutor();
    },
    cell: ({ tutor }) => tutor.name,
  },
  {
    key: 'dateTime',
    get header() {
      return words.dateTime();
    },
    cell: (booking) => <When booking={booking} />,
  },
  {
    key: 'subject',
    get header() {
      return words.subject();
    },
    cell: ({ subject }) => subject.name,
  },
  {
    key: 'status',
    get header() {
      return words.status();
    },
    cell: ({ status }) => <StatusBadge status={status} />,
  },
];

interface RecentSectionProps {
  bookings: Loadable<FamilyDashboard>;
  onRetry: () => void;
}

const Section = styled(Card)`
  display: grid;
  gap: var(--paadam-space-4);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--paadam-space-1) var(--paadam-space-4);

  & h2 {
    font-size: var(--paadam-text-22);
  }
`;

const Foot = styled.div`
  display: flex;
  justify-content: center;
`;

/** Recent Bookings: what comes next, then what waits, then what is over. */
export function RecentSection({ bookings, onRetry }: RecentSectionProps) {
  const titleId = useId();
  const hasTutors = useHasPage('/tutors');
  const hasAll = useHasPage('/parent/bookings');
  const rows = dataOf(bookings)?.bookings;
  return (
    <Section as="section" aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{words.recentBookings()}</h2>
        <TimeZoneNote />
      </Head>
      {bookings.status === 'failed' && (
        <LoadFailure
          title={fetchFailures.bookings()}
          problem={bookings.problem}
          besideData={Boolean(rows)}
          onRetry={onRetry}
        />
      )}
      {rows?.length === 0 && (
        <EmptyState
          drawing={<NoLessonsDrawing />}
          title={words.noBookingsYet()}
          action={hasTutors && <LinkButton to="/tutors">{words.findATutor()}</LinkButton>}
        >
          {words.noBookingsText()}
        </EmptyState>
      )}
      {rows && rows.length > 0 && <RecentBookings bookings={rows} />}
      {rows && rows.length > 0 && hasAll && (
        <Foot>
          <LinkButton to="/parent/bookings" variant="quiet">
            {words.seeAllBookings()}
          </LinkButton>
        </Foot>
      )}
    </Section>
  );
}

/** The family's latest bookings, each leading to its page. */
function RecentBookings({ bookings }: { bookings: readonly Booking[] }) {
  return (
    <WholeRows>
      <Table caption={words.recentBookings()} columns={columns} rows={bookings} rowKey={({ _id }) => _id} />
    </WholeRows>
  );
}

function When({ booking: { _id, dateTime } }: { booking: Booking }) {
  const page = paths.booking('parent', _id);
  const time = <time dateTime={dateTime}>{formatMoment(dateTime)}</time>;
  return useHasPage(page) ? <Link to={page}>{time}</Link> : time;
}
