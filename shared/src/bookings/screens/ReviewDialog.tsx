import { bookingsActions } from '@paadam/shared/bookings';
import type { Booking } from '@paadam/shared/contract';
import { limits } from '@paadam/shared/domain';
import { Field, type FieldErrors, Textarea, useFieldErrors } from '@paadam/shared/ui';
import { ConfirmDialog } from '@paadam/shared/ui/ConfirmDialog';
import { StarInput } from '@paadam/shared/ui/StarInput';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
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
  rating === null ? { rating: 'Choose one to five stars.' } : {};

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
      title="Leave Review"
      confirmLabel="Send review"
      cancelLabel="Not now"
      onConfirm={send}
      onClose={onClose}
    >
      <Body ref={body}>
        <p>
          How was <strong>{subject.name}</strong> with {tutor.name} on <Moment instant={dateTime} />? Others
          read it with your first name and an initial.
        </p>
        {!change.stale && (
          <>
            <StarInput
              legend="Your rating"
              name="rating"
              value={rating}
              error={errorOf('rating')}
              disabled={change.busy}
              firstFocus
              onChange={setRating}
            />
            <Field
              label="Your review"
              optional
              hint="What helped you, and what another student should know."
              error={errorOf('comment')}
            >
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
