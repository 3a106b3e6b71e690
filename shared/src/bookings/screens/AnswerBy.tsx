import type { Booking } from '@paadam/shared/contract';
import { Moment } from './Moment';
import { Muted } from './rowParts';

/** For the tutor, in a row: until when a request can be answered, and what its student says. Nothing once it is answered. */
export function AnswerBy({ booking: { status, answerBy, note } }: { booking: Booking }) {
  if (status !== 'pending') return null;
  return (
    <>
      {answerBy && (
        <Muted>
          Answer until <Moment instant={answerBy} />
        </Muted>
      )}
      {note && <p>“{note}”</p>}
    </>
  );
}
