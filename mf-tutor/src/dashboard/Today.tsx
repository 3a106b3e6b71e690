import { JoinLink, StatusBadge } from '@paadam/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { dayOf, formatMoment, formatTime } from '@paadam/shared/domain';
import { Badge } from '@paadam/shared/ui';
import { Facts, Muted, Rows, TitleLine } from '@paadam/shared/ui/rows';
import { useNow } from '@paadam/shared/ui/useNow';
import { Words } from '@paadam/shared/words';
import { useId } from 'react';
import * as words from '../messages/dashboard';
import { NextStep } from '../next-step/NextStep';
import { BookingLink } from './BookingLink';
import { Head, Hours, LessonRow, Quiet, Section } from './dashboard.styles';

interface TodayProps {
  /** In order. */
  lessons: readonly Booking[];
}

/** The lessons of this day, and the way into the one that is on. */
export function Today({ lessons }: TodayProps) {
  const titleId = useId();
  const now = useNow();
  return (
    <Section aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{words.todaysLessons()}</h2>
        {lessons.length > 0 && <Badge>{lessons.length}</Badge>}
      </Head>
      {lessons.length === 0 ? (
        <Quiet>
          <p>{words.noLessonsToday()}</p>
          <NextStep to="/tutor/bookings" variant="secondary">
            {words.seeYourBookings()}
          </NextStep>
        </Quiet>
      ) : (
        <Rows role="list">
          {lessons.map((booking) => (
            <LessonToday key={booking._id} booking={booking} now={now} />
          ))}
        </Rows>
      )}
    </Section>
  );
}

interface LessonTodayProps {
  booking: Booking;
  /** Milliseconds of the epoch. */
  now: number;
}

/** One of today's lessons. */
function LessonToday({ booking, now }: LessonTodayProps) {
  const { subject, dateTime, endsAt, status } = booking;
  const isAhead = status === 'accepted' && now < Date.parse(endsAt);
  // Today is by the tutor's clock: on a device in another zone the lesson may be on another day.
  const isSameDay = dayOf(new Date(dateTime)) === dayOf(new Date(now));
  return (
    <LessonRow as="li">
      <Hours>
        <time dateTime={dateTime}>{isSameDay ? formatTime(dateTime) : formatMoment(dateTime)}</time>
        <span>
          <Words
            of={words.until}
            end={formatTime(endsAt)}
            time={(text) => <time dateTime={endsAt}>{text}</time>}
          />
        </span>
      </Hours>
      <Facts>
        <TitleLine>
          <h3 data-people dir="auto">
            <BookingLink booking={booking} />
          </h3>
          {!isAhead && <StatusBadge status="completed" />}
        </TitleLine>
        <Muted>{subject.name}</Muted>
      </Facts>
      {isAhead && (
        <div data-actions>
          <JoinLink booking={booking} who="tutor" now={now} />
        </div>
      )}
    </LessonRow>
  );
}
