import type { Booking } from '@paadam/shared/contract';
import { Rows } from '@paadam/shared/panel';
import { Badge } from '@paadam/shared/ui';
import { useId } from 'react';
import { BookingRow } from './BookingRow';
import { Section } from './bookingParts';
import type { Decision } from './Decision';

export interface BookingGroupProps {
  title: string;
  bookings: readonly Booking[];
  onDecide: (decision: Decision) => void;
}

/** Bookings that stand alike, with their number; nothing where there are none. */
export function BookingGroup({ title, bookings, onDecide }: BookingGroupProps) {
  const titleId = useId();
  if (bookings.length === 0) return null;
  return (
    <Section aria-labelledby={titleId}>
      <h2 id={titleId}>
        {title} <Badge>{bookings.length}</Badge>
      </h2>
      <Rows role="list">
        {bookings.map((booking) => (
          <BookingRow key={booking._id} booking={booking} onDecide={onDecide} />
        ))}
      </Rows>
    </Section>
  );
}
