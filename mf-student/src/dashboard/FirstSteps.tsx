import { Muted } from '@paadam/shared/bookings/screens';
import { limits } from '@paadam/shared/domain';
import { Card } from '@paadam/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { FindTutor } from '../own-classes/FindTutor';

const Start = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-6);
  justify-items: start;

  & h2 {
    font-size: var(--paadam-text-22);
  }
`;

const Steps = styled.ol.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-6);
  counter-reset: step;

  @container (min-width: 44rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--paadam-space-1) var(--paadam-space-4);
  align-content: start;
  counter-increment: step;

  &::before {
    content: counter(step);
    grid-row: span 2;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: var(--paadam-radius-round);
    font-weight: var(--paadam-weight-heading);
    color: var(--paadam-tile-marigold-ink);
    background: var(--paadam-tile-marigold-ground);
  }

  & h3 {
    align-self: center;
    font-size: var(--paadam-text-18);
  }

  & p {
    grid-column: 2;
  }
`;

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
    title: 'Join your lesson',
    text: `Join Now opens here ${limits.joinMinutes} minutes before the start, and leads into the lesson’s room: video, a board and a chat.`,
  },
];

/** For a student who has no lessons yet: how to come to the first one. */
export function FirstSteps() {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Start>
        <h2 id={titleId}>Your first lesson in three steps</h2>
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
