import type { BookingsPage } from '@paadam/shared/bookings';
import { Muted } from '@paadam/shared/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import { useHasPage } from '@paadam/shared/portal';
import { Badge, Card, EmptyState, LinkButton } from '@paadam/shared/ui';
import { useId } from 'react';
import { answerTime } from '../own-classes/answerTime';
import { ClassLink } from '../own-classes/ClassLink';
import { countOf } from '../own-classes/countOf';
import { FindTutor } from '../own-classes/FindTutor';
import { LeaveReview } from '../own-classes/LeaveReview';
import { FirstSteps } from './FirstSteps';
import { NextClass } from './NextClass';
import { Cards, Column, Head, Offer, Row, ShortList } from './welcomeParts';

/** How many are shown here; the dashboard has them all. */
const shown = 3;

interface WelcomeContentProps {
  /** Absent where it could not be loaded. */
  upcoming: BookingsPage | undefined;
  /** The first that is not over. */
  next: Booking | undefined;
  /** Absent where it could not be loaded. */
  waiting: BookingsPage | undefined;
  /** The latest class without a review. */
  due: Booking | undefined;
  /** Milliseconds of the epoch. */
  now: number;
}

/** What is next, what waits for an answer, and what else there is to do. */
export function WelcomeContent({ upcoming, next, waiting, due, now }: WelcomeContentProps) {
  const isWaiting = waiting !== undefined && waiting.rows.length > 0;
  if (upcoming?.sessionCount === 0 && waiting && !isWaiting) return <FirstSteps />;
  return (
    <>
      {next && <NextClass booking={next} now={now} />}
      {upcoming && !next && (
        <Card>
          <EmptyState title="No upcoming classes scheduled" action={<FindTutor />}>
            {isWaiting && 'Your next class shows here once its tutor has accepted.'}
          </EmptyState>
        </Card>
      )}
      <Cards>
        {isWaiting && <WaitingCard page={waiting} />}
        <Column>
          {due && <ReviewDue booking={due} />}
          {next && <FindTutorCard />}
        </Column>
      </Cards>
    </>
  );
}

/** The way to more lessons, where this host has tutors to look at. */
function FindTutorCard() {
  const titleId = useId();
  if (!useHasPage('/tutors')) return null;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Offer>
        <h2 id={titleId}>Something else to learn?</h2>
        <Muted>Look through the tutors by subject, price and open times.</Muted>
        <FindTutor variant="secondary" />
      </Offer>
    </Card>
  );
}

/** Asks about the latest class that the student has not reviewed. */
function ReviewDue({ booking }: { booking: Booking }) {
  const titleId = useId();
  const { subject, tutor, dateTime } = booking;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Offer>
        <h2 id={titleId}>How was your class?</h2>
        <p>
          {subject.name} with {tutor.name}
        </p>
        <Muted as="time" dateTime={dateTime}>
          {formatMoment(dateTime)}
        </Muted>
        <LeaveReview booking={booking} />
      </Offer>
    </Card>
  );
}

/** The first requests that the tutors have not answered yet. */
function WaitingCard({ page }: { page: BookingsPage }) {
  const titleId = useId();
  const hasDashboard = useHasPage('/student/dashboard');
  const { rows } = page;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>Waiting for the tutor</h2>
        <Badge tone="warn">{countOf(rows.length, page, page.waitingCount)}</Badge>
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
