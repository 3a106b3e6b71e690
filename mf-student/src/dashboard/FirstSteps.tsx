import { limits } from '@paadam/shared/domain';
import { Card } from '@paadam/shared/ui';
import { Muted } from '@paadam/shared/ui/rows';
import { useId } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/dashboard';
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
    title: words.findYourTutor,
    text: words.findYourTutorText,
  },
  {
    title: words.askForATime,
    text: () => words.askForATimeText({ hours: limits.pendingBookingHours }),
  },
  {
    title: words.joinYourLesson,
    text: () => words.joinText({ minutes: limits.joinMinutes }),
  },
];

/** For a student who has no lessons yet: how to come to the first one. */
export function FirstSteps() {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Start>
        <h2 id={titleId}>{words.firstLesson()}</h2>
        <Steps>
          {steps.map(({ title, text }) => (
            <Step key={title()}>
              <h3>{title()}</h3>
              <Muted>{text()}</Muted>
            </Step>
          ))}
        </Steps>
        <FindTutor />
      </Start>
    </Card>
  );
}
