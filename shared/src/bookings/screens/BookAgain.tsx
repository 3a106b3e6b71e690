import type { Booking } from '@paadam/shared/contract';
import { useHasPage } from '@paadam/shared/portal';
import { LinkButton, type LinkButtonProps } from '@paadam/shared/ui';

export interface BookAgainProps extends Pick<LinkButtonProps, 'variant'> {
  booking: Booking;
  /** A parent books for the same child. */
  forChild: boolean;
}

/** The way to the next lesson with the same tutor, where this host has the form. */
export function BookAgain({ booking: { tutor, student }, forChild, variant }: BookAgainProps) {
  const form = `/student/bookings/:${tutor._id}`;
  if (!useHasPage(form)) return null;
  return (
    <LinkButton to={forChild ? `${form}?child=${student._id}` : form} variant={variant}>
      Book again
    </LinkButton>
  );
}
