import { bookingsActions } from '@paadam/bookings';
import type { Booking } from '@paadam/shared/contract';
import { usePaadamDispatch } from '@paadam/shared/state';
import { Button } from '@paadam/shared/ui';
import { CalendarPlus } from 'lucide-react';
import * as words from '../messages/booking-screens';

interface AddToCalendarProps {
  booking: Pick<Booking, '_id' | 'status' | 'endsAt'>;
  /** Milliseconds of the epoch. */
  now: number;
}

/** The lesson as a file that every calendar takes, while it lies ahead. */
export function AddToCalendar({ booking: { _id, status, endsAt }, now }: AddToCalendarProps) {
  const dispatch = usePaadamDispatch();
  if (status !== 'accepted' || now >= Date.parse(endsAt)) return null;
  return (
    <Button
      variant="secondary"
      onClick={() => dispatch(bookingsActions.calendarFileRequested({ bookingId: _id }))}
    >
      <CalendarPlus size={18} aria-hidden />
      {words.addToCalendar()}
    </Button>
  );
}
