import type { BookingsPage } from '@paadam/shared/bookings';
import { Muted } from '@paadam/shared/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { useHasPage } from '@paadam/shared/portal';
import { Card, EmptyState } from '@paadam/shared/ui';
import { useId } from 'react';
import { FindTutor } from '../own-classes/FindTutor';
import { FirstSteps } from './FirstSteps';
import { NextClass } from './NextClass';
import { ReviewDue } from './ReviewDue';
import { WaitingCard } from './WaitingCard';
import { Cards, Column, Offer } from './welcomeParts';

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
