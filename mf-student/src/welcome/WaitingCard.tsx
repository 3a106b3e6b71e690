import type { BookingsPage } from '@paadam/shared/bookings';
import { Muted } from '@paadam/shared/bookings/screens';
import { formatMoment } from '@paadam/shared/domain';
import { useHasPage } from '@paadam/shared/portal';
import { Badge, Card, LinkButton } from '@paadam/shared/ui';
import { useId } from 'react';
import { answerTime } from '../own-classes/answerTime';
import { ClassLink } from '../own-classes/ClassLink';
import { countOf } from '../own-classes/countOf';
import { Head, Row, ShortList } from './welcomeParts';

/** How many are shown here; the dashboard has them all. */
const shown = 3;

/** The first requests that the tutors have not answered yet. */
export function WaitingCard({ page }: { page: BookingsPage }) {
  const titleId = useId();
  const hasDashboard = useHasPage('/student/dashboard');
  const { rows } = page;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>Waiting for the tutor</h2>
        <Badge tone="warn">{countOf(rows.length, page)}</Badge>
      </Head>
      <Muted>{answerTime}</Muted>
      <ShortList role="list">
        {rows.slice(0, shown).map((booking) => (
          <Row key={booking._id}>
            <h3>
              <ClassLink bookingId={booking._id}>{booking.subject.name}</ClassLink>
            </h3>
            <Muted>
              with {booking.tutor.name},{' '}
              <time dateTime={booking.dateTime}>{formatMoment(booking.dateTime)}</time>
            </Muted>
          </Row>
        ))}
      </ShortList>
      {rows.length > shown && hasDashboard && (
        <LinkButton to="/student/dashboard" variant="quiet">
          See all requests
        </LinkButton>
      )}
    </Card>
  );
}
