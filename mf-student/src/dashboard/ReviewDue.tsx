import type { Booking } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import { Card } from '@paadam/shared/ui';
import { Muted } from '@paadam/shared/ui/rows';
import { useId } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/dashboard';
import { LeaveReview } from '../own-classes/LeaveReview';

const Question = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--paadam-space-3) var(--paadam-space-6);

  & h2 {
    font-size: var(--paadam-text-18);
  }
`;

/** Asks about the latest class that the student has not reviewed. */
export function ReviewDue({ booking }: { booking: Booking }) {
  const titleId = useId();
  const { subject, tutor, dateTime } = booking;
  return (
    <Question as="section" aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{words.howWasYourLesson()}</h2>
        <p>{words.subjectWith({ subject: subject.name, name: tutor.name })}</p>
        <Muted as="time" dateTime={dateTime}>
          {formatMoment(dateTime)}
        </Muted>
      </div>
      <LeaveReview booking={booking} />
    </Question>
  );
}
