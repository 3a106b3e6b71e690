import { bookingsActions } from '@paadam/shared/bookings';
import type { Booking, BookingDetails } from '@paadam/shared/contract';
import { formatMoment, limits, type Role, type SeriesAnswer } from '@paadam/shared/domain';
import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Field, Notice, Textarea } from '@paadam/shared/ui';
import { ConfirmDialog } from '@paadam/shared/ui/ConfirmDialog';
import { useNow } from '@paadam/shared/ui/useNow';
import { useState } from 'react';
import { styled } from 'styled-components';
import { busyOfSeveral } from './busyInWords';
import { outcomeOf } from './outcomeOf';
import { RefundNote } from './RefundNote';
import { SeriesDates } from './SeriesDates';
import { movableTo } from './seriesMembers';
import { useBookingChange } from './useBookingChange';
import { useQuoted } from './useQuoted';
import { WithSeries } from './WithSeries';

interface SeriesDialogProps {
  /** One of the series. */
  booking: Booking & Pick<BookingDetails, 'seriesBookings'>;
  /** What is about to become of all that are left. */
  status: SeriesAnswer;
  /** Who acts. */
  who: Role;
  onClose: () => void;
}

const Body = styled.div`
  display: grid;
  gap: var(--paadam-space-4);
`;

const verbs = { accepted: 'Accept', declined: 'Decline', cancelled: 'Cancel' } as const;

/** Asks before all lessons of a series that are left are answered or called off at once, and names each. */
export function SeriesDialog({ booking, status, who, onClose }: SeriesDialogProps) {
  const [reason, setReason] = useState('');
  const change = useBookingChange(booking._id, onClose);
  const now = useNow();
  const paysHere = usePaadamSelector(selectUser)?.paysHere === true;
  const { quoted, note } = useQuoted(change.problem);
  const isQuoted = status === 'cancelled' && (paysHere || Boolean(booking.payment));
  const { _id: bookingId, series, subject, student, tutor } = booking;
  if (!series) return null;
  const other = who === 'tutor' ? student.name : tutor.name;
  const isEnd = status !== 'accepted';
  const asksWhy = isEnd && who === 'tutor' && !change.stale;
  const send = () => {
    const given = asksWhy ? reason.trim() : '';
    change.send(
      bookingsActions.seriesAnswerRequested({
        bookingId,
        series: series._id,
        status,
        ...(given && { reason: given }),
        ...(isQuoted && quoted !== null && { quoted }),
      }),
    );
  };
  return (
    <WithSeries booking={booking} onClose={onClose}>
      {(members) => {
        const left = movableTo(members, status, who, now);
        const busy = status === 'accepted' ? busyOfSeveral(left, formatMoment) : undefined;
        const lessons = left.length === 1 ? '1 lesson' : `${left.length} lessons`;
        return (
          <ConfirmDialog
            open
            {...outcomeOf(change)}
            title={`${verbs[status]} ${lessons}?`}
            confirmLabel={`${verbs[status]} ${lessons}`}
            {...(status === 'cancelled' && { cancelLabel: 'Keep lessons' })}
            tone={isEnd ? 'danger' : 'primary'}
            disabled={isQuoted && quoted === null}
            onConfirm={send}
            onClose={onClose}
          >
            <Body>
              <p>
                <strong>{subject.name}</strong> with {other}, weekly. {other} is told by one e-mail
                {isEnd ? ', and the times are free again. This cannot be undone.' : '.'}
              </p>
              <SeriesDates members={left} label="These lessons" />
              {isQuoted && left[0] && !change.stale && (
                <RefundNote bookingId={left[0]._id} withRest role={who} {...note} />
              )}
              {busy && <Notice tone="warn">{busy} Accept all the same?</Notice>}
              {asksWhy && (
                <Field label="Reason" optional hint={`${student.name} reads it in the e-mail.`}>
                  <Textarea
                    rows={3}
                    maxLength={limits.reasonCharacters}
                    value={reason}
                    disabled={change.busy}
                    onChange={(event) => setReason(event.target.value)}
                  />
                </Field>
              )}
            </Body>
          </ConfirmDialog>
        );
      }}
    </WithSeries>
  );
}
