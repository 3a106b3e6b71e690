import type { Booking } from '@paadam/shared/contract';
import { Badge } from '@paadam/shared/ui';
import { Muted } from '@paadam/shared/ui/rows';
import { Words } from '@paadam/shared/words';
import * as words from '../messages/booking-screens';
import { Moment } from './Moment';

/** For the tutor, in a row: until when a request can be answered, whether the student is new, and what the student says. Nothing once it is answered. */
export function AnswerBy({ booking: { status, answerBy, isFirstLesson, note } }: { booking: Booking }) {
  if (status !== 'pending') return null;
  return (
    <>
      {answerBy && (
        <Muted>
          <Words of={words.answerUntil} until={() => <Moment instant={answerBy} />} />
        </Muted>
      )}
      {isFirstLesson && (
        <p>
          <Badge tone="brand">{words.firstLesson()}</Badge>
        </p>
      )}
      {note && <p dir="auto">“{note}”</p>}
    </>
  );
}
