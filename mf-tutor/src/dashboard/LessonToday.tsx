import { Facts, JoinLink, Muted, StatusBadge, TitleLine } from '@paadam/shared/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { dayOf, formatMoment, formatTime } from '@paadam/shared/domain';
import { NextStep } from '../next-step/NextStep';
import { BookingLink } from './BookingLink';
import { Hours, LessonRow } from './dashboardParts';

interface LessonTodayProps {
  booking: Booking;
  /** Milliseconds of the epoch. */
  now: number;
}

/** One of today's lessons. */
export function LessonToday({ booking, now }: LessonTodayProps) {
  const { _id, subject, dateTime, endsAt, status, meetingLink } = booking;
  const isAhead = status === 'accepted' && now < Date.parse(endsAt);
  // Today is by the tutor's clock: on a device in another zone the lesson may be on another day.
  const isSameDay = dayOf(new Date(dateTime)) === dayOf(new Date(now));
  return (
    <LessonRow as="li">
      <Hours>
        <time dateTime={dateTime}>{isSameDay ? formatTime(dateTime) : formatMoment(dateTime)}</time>
        <span>
          to <time dateTime={endsAt}>{formatTime(endsAt)}</time>
        </span>
      </Hours>
      <Facts>
        <TitleLine>
          <h3>
            <BookingLink booking={booking} />
          </h3>
          {!isAhead && <StatusBadge status="completed" />}
        </TitleLine>
        <Muted>{subject.name}</Muted>
      </Facts>
      {isAhead && (
        <div data-actions>
          {meetingLink ? (
            <JoinLink booking={booking} now={now} />
          ) : (
            <NextStep to={`/tutor/bookings/${_id}`} variant="secondary">
              Add meeting link
            </NextStep>
          )}
        </div>
      )}
    </LessonRow>
  );
}
