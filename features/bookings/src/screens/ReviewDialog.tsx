import { bookingsActions } from '@paadam/bookings';
import type { Booking } from '@paadam/shared/contract';
import { limits } from '@paadam/shared/domain';
import { Field, type FieldErrors, Textarea, useFieldErrors } from '@paadam/shared/ui';
import { ConfirmDialog } from '@paadam/shared/ui/ConfirmDialog';
import { StarInput } from '@paadam/shared/ui/StarInput';
import { Words as Marked } from '@paadam/shared/words';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import * as texts from '../messages/booking-screens';
import { Moment } from './Moment';
import { outcomeOf } from './outcomeOf';
import { useBookingChange } from './useBookingChange';

interface ReviewDialogProps {
  /** A completed lesson without a rating. */
  booking: Booking;
  onClose: () => void;
}

const Body = styled.div`
  display: grid;
  gap: var(--paadam-space-5);
`;

interface Values {
  rating: number | null;
  comment: string;
}

const find = ({ rating }: Values): FieldErrors<Values> =>
  rating === null ? { rating: texts.chooseOneToFiveStars() } : {};

/** Where a student says how a lesson was: stars, and words if they like. */
export function ReviewDialog({ booking, onClose }: ReviewDialogProps) {
  const [rating, setRating] = useState<number | null>(null);
  const [comment, setComment] = useState('');
  const body = useRef<HTMLDivElement>(null);
  const change = useBookingChange(booking._id, onClose);
  const { check, errorOf } = useFieldErrors(body, { rating, comment }, find, change.problem);
  const { _id: bookingId, subject, tutor, dateTime } = booking;

  const send = () => {
    if (!check() || rating === null) return;
    change.send(bookingsActions.reviewRequested({ bookingId, rating, comment: comment.trim() }));
  };

  return (
    <ConfirmDialog
      open
      {...outcomeOf(change)}
      title={texts.leaveReview()}
      confirmLabel={texts.sendReview()}
      cancelLabel={texts.notNow()}
      onConfirm={send}
      onClose={onClose}
    >
      <Body ref={body}>
        <p>
          <Marked
            of={texts.howWas}
            subject={subject.name}
            name={tutor.name}
            strong={(text) => <strong>{text}</strong>}
            when={() => <Moment instant={dateTime} />}
          />
        </p>
        {!change.stale && (
          <>
            <StarInput
              legend={texts.yourRating()}
              name="rating"
              value={rating}
              error={errorOf('rating')}
              disabled={change.busy}
              firstFocus
              onChange={setRating}
            />
            <Field label={texts.yourReview()} optional hint={texts.reviewHint()} error={errorOf('comment')}>
              <Textarea
                maxLength={limits.reviewCharacters}
                value={comment}
                disabled={change.busy}
                onChange={(event) => setComment(event.target.value)}
              />
            </Field>
          </>
        )}
      </Body>
    </ConfirmDialog>
  );
}
