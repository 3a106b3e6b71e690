import type { Booking, BookingDetails } from '@paadam/shared/contract';
import { Button, Dialog, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { RetryNotice } from '@paadam/shared/ui/RetryNotice';
import type { ReactNode } from 'react';
import * as words from '../messages/booking-screens';
import type { SeriesMember } from './seriesMembers';
import { useBooking } from './useBooking';

interface WithSeriesProps {
  booking: Booking & Pick<BookingDetails, 'seriesBookings'>;
  onClose: () => void;
  children: (members: readonly SeriesMember[]) => ReactNode;
}

/** What needs all bookings of a series: they are at hand on the page of one, and fetched for the row of a list. */
export function WithSeries({ booking, ...rest }: WithSeriesProps) {
  return booking.seriesBookings ? (
    rest.children(booking.seriesBookings)
  ) : (
    <FetchedSeries bookingId={booking._id} {...rest} />
  );
}

function FetchedSeries({
  bookingId,
  onClose,
  children,
}: Omit<WithSeriesProps, 'booking'> & { bookingId: string }) {
  const { booking, reload } = useBooking(bookingId);
  const members = booking.data?.seriesBookings;
  if (members) return children(members);
  return (
    <Dialog
      open
      title={words.weeklyLessons()}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {words.close()}
        </Button>
      }
    >
      {booking.status === 'failed' ? (
        <RetryNotice title={words.othersNotLoadedHere()} onRetry={reload}>
          {booking.problem.message}
        </RetryNotice>
      ) : (
        <>
          <VisuallyHidden role="status">{words.loadingTheLessons()}</VisuallyHidden>
          <Skeleton height="8rem" />
        </>
      )}
    </Dialog>
  );
}
