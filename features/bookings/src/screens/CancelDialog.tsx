import { bookingsActions } from '@paadam/bookings';
import type { Booking, BookingDetails } from '@paadam/shared/contract';
import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import { useFieldErrors } from '@paadam/shared/ui';
import { ConfirmDialog } from '@paadam/shared/ui/ConfirmDialog';
import { Words } from '@paadam/shared/words';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/booking-screens';
import { CancelScope } from './CancelScope';
import { Moment } from './Moment';
import { outcomeOf } from './outcomeOf';
import { ReasonField } from './ReasonField';
import { RefundNote } from './RefundNote';
import type { SeriesMember } from './seriesMembers';
import { useBookingChange } from './useBookingChange';
import { useQuoted } from './useQuoted';

interface CancelDialogProps {
  booking: Booking & Pick<BookingDetails, 'seriesBookings'>;
  onClose: () => void;
}

const Body = styled.div`
  display: grid;
  gap: var(--paadam-space-4);
`;

const findNothing = () => ({});

/** Asks before a lesson is called off. A tutor may say why. */
export function CancelDialog({ booking, onClose }: CancelDialogProps) {
  const user = usePaadamSelector(selectUser);
  const role = user?.role ?? 'student';
  const paysHere = user?.paysHere === true;
  const isTutor = role === 'tutor';
  const [reason, setReason] = useState('');
  const [together, setTogether] = useState<readonly SeriesMember[] | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const change = useBookingChange(booking._id, onClose);
  const { check, errorOf } = useFieldErrors(body, { reason }, findNothing, change.problem);
  const { _id: bookingId, series, student, tutor, subject, dateTime, payment } = booking;

  const { quoted, hasChanged, note } = useQuoted(change.problem);
  // Of those after it the page does not know what was paid; and of this one, that it was meanwhile.
  const isQuoted =
    payment?.status === 'paid' ||
    payment?.status === 'part_refunded' ||
    hasChanged ||
    (together !== null && (paysHere || Boolean(payment)));
  const saidBefore = isQuoted ? quoted : payment ? 0 : null;
  const withQuote = saidBefore !== null && { quoted: saidBefore };

  const cancel = () => {
    if (!check()) return;
    const given = reason.trim();
    if (series && together) {
      change.send(
        bookingsActions.seriesAnswerRequested({
          bookingId,
          series: series._id,
          status: 'cancelled',
          from: bookingId,
          ...(isTutor && given && { reason: given }),
          ...withQuote,
        }),
      );
      return;
    }
    change.send(
      isTutor
        ? bookingsActions.statusChangeRequested({
            bookingId,
            status: 'cancelled',
            ...(given && { reason: given }),
            ...withQuote,
          })
        : bookingsActions.cancellationRequested({ bookingId, ...withQuote }),
    );
  };

  return (
    <ConfirmDialog
      open
      {...outcomeOf(change)}
      title={
        together ? words.cancelLessonsQuestion({ count: together.length }) : words.cancelLessonQuestion()
      }
      confirmLabel={together ? words.cancelLessons({ count: together.length }) : words.cancelLesson()}
      cancelLabel={together ? words.keepLessons() : words.keepLesson()}
      tone="danger"
      disabled={isQuoted && quoted === null}
      onConfirm={cancel}
      onClose={onClose}
    >
      <Body ref={body}>
        <p>
          <Words
            of={together ? words.cancelRest : words.cancelOne}
            subject={subject.name}
            name={isTutor ? student.name : tutor.name}
            strong={(text) => <strong>{text}</strong>}
            when={() => <Moment instant={dateTime} />}
          />
        </p>
        {series && !change.stale && (
          <CancelScope
            booking={booking}
            role={role}
            value={together}
            onChange={setTogether}
            disabled={change.busy}
          />
        )}
        {isQuoted && !change.stale && (
          <RefundNote bookingId={bookingId} withRest={together !== null} role={role} {...note} />
        )}
        {isTutor && !change.stale && (
          <ReasonField
            reader={student.name}
            value={reason}
            disabled={change.busy}
            error={errorOf('reason')}
            onChange={setReason}
          />
        )}
      </Body>
    </ConfirmDialog>
  );
}
