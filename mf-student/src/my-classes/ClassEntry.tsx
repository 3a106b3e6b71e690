import { StatusBadge } from '@paadam/shared/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { occupyingStatuses } from '@paadam/shared/domain';
import { StarRating } from '@paadam/shared/ui';
import { WeekEntry } from '@paadam/shared/ui/WeekEntry';
import { ClassActions } from './ClassActions';
import { timesOf } from './timesOf';

/** A class in the calendar. */
export function ClassEntry({ booking, now }: { booking: Booking; now: number }) {
  const { _id, subject, tutor, endsAt, status, rating } = booking;
  const isOpen = occupyingStatuses.some((open) => open === status) && Date.parse(endsAt) > now;
  return (
    <WeekEntry
      time={timesOf(booking)}
      title={subject.name}
      detail={
        <>
          with {tutor.name}
          {rating !== null && <StarRating average={rating} />}
        </>
      }
      status={<StatusBadge status={status} />}
      to={`/student/classes/${_id}`}
      action={<ClassActions booking={booking} now={now} />}
      past={!isOpen}
    />
  );
}
