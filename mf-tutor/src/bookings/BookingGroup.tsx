import { Rows } from '@paadam/shared/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { MoreRows, type MoreRowsProps } from '@paadam/shared/loading';
import { dataOf } from '@paadam/shared/state';
import { Badge } from '@paadam/shared/ui';
import { useId } from 'react';
import { BookingRow } from './BookingRow';
import { Section } from './bookingParts';

interface BookingGroupProps extends Pick<MoreRowsProps, 'what'> {
  title: string;
  /** Those of the list that are shown. */
  bookings: readonly Booking[];
  /** Its list. */
  paged: MoreRowsProps['paged'] & { loadMore: () => void };
}

/** Bookings that stand alike, with their number; nothing where there are none. */
export function BookingGroup({ title, what, bookings, paged }: BookingGroupProps) {
  const titleId = useId();
  if (bookings.length === 0) return null;
  const goesOn = Boolean(dataOf(paged.list)?.nextCursor);
  return (
    <Section aria-labelledby={titleId}>
      <h2 id={titleId}>
        {title}{' '}
        <Badge>
          {bookings.length}
          {goesOn && '+'}
        </Badge>
      </h2>
      <Rows role="list">
        {bookings.map((booking) => (
          <BookingRow key={booking._id} booking={booking} />
        ))}
      </Rows>
      <MoreRows paged={paged} what={what} onMore={paged.loadMore} />
    </Section>
  );
}
