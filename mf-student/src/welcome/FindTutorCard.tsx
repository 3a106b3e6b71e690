import { Muted } from '@paadam/shared/bookings/screens';
import { useHasPage } from '@paadam/shared/portal';
import { Card } from '@paadam/shared/ui';
import { useId } from 'react';
import { FindTutor } from '../own-classes/FindTutor';
import { Offer } from './welcomeParts';

/** The way to more lessons, where this host has tutors to look at. */
export function FindTutorCard() {
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
