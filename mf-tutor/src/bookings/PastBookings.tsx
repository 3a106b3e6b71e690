import { dataOf } from '@paadam/shared/state';
import { ChevronRight } from 'lucide-react';
import { BookingGroup } from './BookingGroup';
import { Fold, Groups } from './bookingParts';
import type { useTutorBookings } from './useTutorBookings';

type PastBookingsProps = Pick<ReturnType<typeof useTutorBookings>, 'past' | 'declined'>;

/** What lies behind and what was declined, folded away: a visit is about what waits and what comes. */
export function PastBookings({ past, declined }: PastBookingsProps) {
  const given = dataOf(past.list)?.rows ?? [];
  const refused = dataOf(declined.list)?.rows ?? [];
  if (given.length + refused.length === 0) return null;
  return (
    <Fold>
      <summary>
        <ChevronRight size={20} aria-hidden />
        Past and declined
      </summary>
      <Groups>
        <BookingGroup title="Past" what="past bookings" bookings={given} paged={past} />
        <BookingGroup title="Declined" what="declined bookings" bookings={refused} paged={declined} />
      </Groups>
    </Fold>
  );
}
