import { selectBookingChange } from '@paadam/bookings';
import type { Booking, BookingDetails } from '@paadam/shared/contract';
import { isUnpaid, paths, type Role } from '@paadam/shared/domain';
import { useHasPage } from '@paadam/shared/portal';
import { useSearchParams } from '@paadam/shared/router';
import { Button, LinkButton, type LinkButtonProps } from '@paadam/shared/ui';
import { useFocusAfter } from '@paadam/shared/ui/focus';
import { CalendarClock, Check, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import * as words from '../messages/booking-screens';
import { AddToCalendar } from './AddToCalendar';
import { Actions } from './bookingView.styles';
import { CancelDialog } from './CancelDialog';
import { JoinLink } from './JoinLink';
import { MoveDialog } from './MoveDialog';
import { mayAnswer, mayCancel, mayChangeTime, mayPropose, mayReview } from './mayChange';
import { ReviewDialog } from './ReviewDialog';
import { type Answer, StatusDialog } from './StatusDialog';

interface BookingActionsProps {
  booking: BookingDetails;
  /** Who acts. */
  role: Role;
  /** Milliseconds of the epoch. */
  now: number;
}

/** What the signed-in person can do with a booking at this moment. */
export function BookingActions({ booking, role, now }: BookingActionsProps) {
  const [asked, setAsked] = useState<Answer | 'cancel' | 'review' | 'move' | null>(null);
  const isOwnRequest = mayChangeTime(booking, role, now);
  const canMove = isOwnRequest || mayPropose(booking, role, now);
  // Who comes to move it, as from a list of what stands in the way of a day off, finds the times at once.
  const [search, setSearch] = useSearchParams();
  const comesToMove = search.has('move');
  useEffect(() => {
    if (!comesToMove) return;
    if (canMove) setAsked('move');
    setSearch(
      (now) => {
        now.delete('move');
        return now;
      },
      { replace: true },
    );
  }, [comesToMove, canMove, setSearch]);
  const close = () => setAsked(null);
  const place = useFocusAfter<HTMLDivElement>(asked !== null);
  // One change at a time: the meeting link may be on its way.
  const saving = useSelector(selectBookingChange)?.request.status === 'busy' && asked === null;
  const canReview = mayReview(booking, role);
  const isOver = booking.status !== 'pending' && booking.status !== 'accepted';
  return (
    <>
      <Actions ref={place}>
        {/* The page pays in a part of its own. */}
        {!isUnpaid(booking) && <JoinLink booking={booking} who={role} now={now} />}
        {mayAnswer(booking, role, now) && (
          <>
            <Button onClick={() => setAsked('accepted')}>
              <Check size={18} aria-hidden />
              {words.accept()}
            </Button>
            <Button variant="secondary" onClick={() => setAsked('declined')}>
              <X size={18} aria-hidden />
              {words.decline()}
            </Button>
          </>
        )}
        {canReview && <Button onClick={() => setAsked('review')}>{words.leaveReview()}</Button>}
        {isOver && role !== 'tutor' && (
          <BookAgain
            booking={booking}
            forChild={role === 'parent'}
            variant={canReview ? 'secondary' : 'primary'}
          />
        )}
        <AddToCalendar booking={booking} now={now} />
        {canMove && (
          <Button variant="secondary" disabled={saving} onClick={() => setAsked('move')}>
            <CalendarClock size={18} aria-hidden />
            {isOwnRequest ? words.changeTheTime() : words.proposeAnotherTime()}
          </Button>
        )}
        {mayCancel(booking, role, now) && (
          <Button variant="secondary" disabled={saving} onClick={() => setAsked('cancel')}>
            {words.cancelLesson()}
          </Button>
        )}
      </Actions>
      {asked === 'move' && (
        <MoveDialog booking={booking} role={role} isOwnRequest={isOwnRequest} onClose={close} />
      )}
      {asked === 'review' && <ReviewDialog booking={booking} onClose={close} />}
      {asked === 'cancel' && <CancelDialog booking={booking} onClose={close} />}
      {(asked === 'accepted' || asked === 'declined') && (
        <StatusDialog booking={booking} status={asked} onClose={close} />
      )}
    </>
  );
}

interface BookAgainProps extends Pick<LinkButtonProps, 'variant'> {
  booking: Booking;
  /** A parent books for the same child. */
  forChild: boolean;
}

/** The way to the next lesson with the same tutor, where this host has the form. */
function BookAgain({ booking: { tutor, student }, forChild, variant }: BookAgainProps) {
  const form = paths.bookingForm(tutor._id);
  if (!useHasPage(form)) return null;
  return (
    <LinkButton to={forChild ? `${form}?child=${student._id}` : form} variant={variant}>
      {words.bookAgain()}
    </LinkButton>
  );
}
