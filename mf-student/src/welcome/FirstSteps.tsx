import { Muted } from '@paadam/shared/bookings/screens';
import { limits } from '@paadam/shared/domain';
import { Card } from '@paadam/shared/ui';
import { useId } from 'react';
import { FindTutor } from '../own-classes/FindTutor';
import { Start, Step, Steps } from './firstStepsParts';

const steps = [
  {
    title: 'Find your tutor',
    text: 'Search by subject, price and open times, and read what other students say.',
  },
  {
    title: 'Ask for a time',
    text: `Choose one of the tutor’s open times. The tutor has ${limits.pendingBookingHours} hours to accept.`,
  },
  {
    title: 'Join your class',
    text: 'When the tutor has given a meeting link, Join Now opens here ten minutes before the start.',
  },
];

/** For a student who has no lessons yet: how to come to the first one. */
export function FirstSteps() {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Start>
        <h2 id={titleId}>Your first class in three steps</h2>
        <Steps>
          {steps.map(({ title, text }) => (
            <Step key={title}>
              <h3>{title}</h3>
              <Muted>{text}</Muted>
            </Step>
          ))}
        </Steps>
        <FindTutor />
      </Start>
    </Card>
  );
}
