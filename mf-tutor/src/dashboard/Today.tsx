import { Rows } from '@paadam/shared/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { Badge } from '@paadam/shared/ui';
import { useNow } from '@paadam/shared/ui/useNow';
import { useId } from 'react';
import { NextStep } from '../next-step/NextStep';
import { Head, Quiet, Section } from './dashboardParts';
import { LessonToday } from './LessonToday';

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
        <h2 id={titleId}>Today’s lessons</h2>
        {lessons.length > 0 && <Badge>{lessons.length}</Badge>}
      </Head>
      {lessons.length === 0 ? (
        <Quiet>
          <p>No lessons today.</p>
          <NextStep to="/tutor/bookings" variant="secondary">
            See your bookings
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
