import { bookingsActions } from '@paadam/bookings';
import type { Booking, BookingDetails } from '@paadam/shared/contract';
import { formatMoment, type Role, type SeriesAnswer } from '@paadam/shared/domain';
import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Notice } from '@paadam/shared/ui';
import { ConfirmDialog } from '@paadam/shared/ui/ConfirmDialog';
import { useNow } from '@paadam/shared/ui/useNow';
import { Words } from '@paadam/shared/words';
import { useState } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/booking-screens';
import { busyOfSeveral } from './busyInWords';
import { outcomeOf } from './outcomeOf';
import { ReasonField } from './ReasonField';
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
        return (
          <ConfirmDialog
            open
            {...outcomeOf(change)}
            title={words.seriesTitle({ status, count: left.length })}
            confirmLabel={words.seriesConfirm({ status, count: left.length })}
            {...(status === 'cancelled' && { cancelLabel: words.keepLessons() })}
            tone={isEnd ? 'danger' : 'primary'}
            disabled={isQuoted && quoted === null}
            onConfirm={send}
            onClose={onClose}
          >
            <Body>
              <p>
                <Words
                  of={isEnd ? words.seriesEnds : words.seriesGoesOn}
                  subject={subject.name}
                  name={other}
                  strong={(text) => <strong>{text}</strong>}
                />
              </p>
              <SeriesDates members={left} label={words.theseLessons()} />
              {isQuoted && left[0] && !change.stale && (
                <RefundNote bookingId={left[0]._id} withRest role={who} {...note} />
              )}
              {busy && (
                <Notice tone="warn">
                  {busy} {words.acceptAllTheSame()}
                </Notice>
              )}
              {asksWhy && (
                <ReasonField
                  reader={student.name}
                  value={reason}
                  disabled={change.busy}
                  onChange={setReason}
                />
              )}
            </Body>
          </ConfirmDialog>
        );
      }}
    </WithSeries>
  );
}
