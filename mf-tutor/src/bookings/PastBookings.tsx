import type { Booking } from '@paadam/shared/contract';
import { Rows } from '@paadam/shared/panel';
import { Badge } from '@paadam/shared/ui';
import { ChevronRight } from 'lucide-react';
import { BookingRow } from './BookingRow';
import { Past } from './bookingParts';
import type { Decision } from './Decision';

export interface PastBookingsProps {
  bookings: readonly Booking[];
  onDecide: (decision: Decision) => void;
}

/** What is over or was declined, folded away. */
export function PastBookings({ bookings, onDecide }: PastBookingsProps) {
  if (bookings.length === 0) return null;
  return (
    <Past>
      <summary>
        <ChevronRight size={20} aria-hidden />
        Past and declined <Badge>{bookings.length}</Badge>
      </summary>
      <Rows role="list">
        {bookings.map((booking) => (
          <BookingRow key={booking._id} booking={booking} onDecide={onDecide} />
        ))}
      </Rows>
    </Past>
  );
}
