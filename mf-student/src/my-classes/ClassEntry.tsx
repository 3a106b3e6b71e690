import {
  JoinLink,
  KindBadge,
  mayCancel,
  mayReview,
  PaymentBadge,
  ProposedBadge,
  StatusBadge,
} from '@paadam/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { formatMoment, formatTimes, isUnpaid, occupyingStatuses, paths } from '@paadam/shared/domain';
import { Button, StarRating, VisuallyHidden } from '@paadam/shared/ui';
import { AgendaEntry } from '@paadam/shared/ui/AgendaEntry';
import { Words } from '@paadam/shared/words';
import { styled } from 'styled-components';
import * as words from '../messages/my-classes';
import { useClassDialogs } from '../own-classes/classDialogsContext';
import { LeaveReview } from '../own-classes/LeaveReview';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-2);

  /* In line with the text above: a quiet button shows no edge of its own. */
  & > button:first-child {
    margin-inline-start: calc(-1 * var(--paadam-space-4));
    padding-inline: var(--paadam-space-4);
  }
`;

const Detail = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--paadam-space-3);
`;

/** A way in that opens in days would only take the room of what can be done now. */
const soonMs = 24 * 3_600_000;

/** A class in the calendar. */
export function ClassEntry({ booking, now }: { booking: Booking; now: number }) {
  const { _id, subject, tutor, endsAt, status, rating, payment } = booking;
  const isOpen = occupyingStatuses.some((open) => open === status) && Date.parse(endsAt) > now;
  return (
    <AgendaEntry
      time={formatTimes(booking)}
      title={subject.name}
      detail={
        <Detail>
          <span>{words.withTutor({ name: tutor.name })}</span>
          {rating !== null && <StarRating average={rating} />}
          {payment?.status !== 'paid' && <PaymentBadge booking={booking} who="student" />}
        </Detail>
      }
      status={
        <>
          <StatusBadge status={status} /> <ProposedBadge booking={booking} />
          <KindBadge booking={booking} />
        </>
      }
      to={paths.booking('student', _id)}
      action={<ClassActions booking={booking} now={now} />}
      past={!isOpen}
    />
  );
}

/** What the student can do with a class here and now: join, cancel, review. */
function ClassActions({ booking, now }: { booking: Booking; now: number }) {
  const { cancel } = useClassDialogs();
  const { dateTime, subject } = booking;
  const isSoon = Date.parse(dateTime) - now < soonMs;
  return (
    <Actions>
      {(isSoon || isUnpaid(booking)) && <JoinLink booking={booking} who="student" now={now} />}
      {mayReview(booking, 'student') && <LeaveReview booking={booking} variant="quiet" />}
      {mayCancel(booking, 'student', now) && (
        <Button variant="quiet" onClick={() => cancel(booking)}>
          <span>
            <Words
              of={words.cancel}
              subject={subject.name}
              moment={formatMoment(dateTime)}
              hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>}
            />
          </span>
        </Button>
      )}
    </Actions>
  );
}
