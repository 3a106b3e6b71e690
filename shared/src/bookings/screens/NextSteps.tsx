import type { BookingDetails } from '@paadam/shared/contract';
import { type Duration, formatPaise, lessonDurations, minutesOf, type Role } from '@paadam/shared/domain';
import { useHasPage } from '@paadam/shared/portal';
import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Card } from '@paadam/shared/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { answerableUntil } from './answerableUntil';
import { Section } from './bookingViewParts';
import { Moment } from './Moment';

interface NextStepsProps {
  /** A request that waits. */
  booking: BookingDetails;
  /** Who reads it: the student, or a parent. */
  role: Exclude<Role, 'tutor'>;
}

const Steps = styled.ol.attrs({ role: 'list' })`
  counter-reset: step;
  display: grid;
  gap: var(--paadam-space-4);

  & > li {
    counter-increment: step;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--paadam-space-3);
    overflow-wrap: anywhere;
  }

  & > li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border-radius: 50%;
    font-weight: 600;
    color: var(--paadam-brand);
    background: var(--paadam-brand-soft);
  }

  & strong {
    display: block;
    font-weight: 600;
    line-height: 2rem;
  }
`;

const Words = styled.p`
  color: var(--paadam-muted);
`;

/** What becomes of a request: until when it is answered, what follows, and how it can be changed until then. */
export function NextSteps({ booking, role }: NextStepsProps) {
  const titleId = useId();
  const { tutor, student, dateTime, price } = booking;
  const paysHere = usePaadamSelector(selectUser)?.paysHere;
  const formPath = useFormPath(booking, role);
  return (
    <Card>
      <Section aria-labelledby={titleId}>
        <h2 id={titleId}>What happens next</h2>
        <Steps>
          <li>
            <div>
              <strong>{tutor.name} answers</strong>
              <Words>
                By <Moment instant={new Date(answerableUntil(booking)).toISOString()} /> at the latest. You
                are mailed the answer; without one the request expires.
              </Words>
            </div>
          </li>
          {paysHere && price > 0 && (
            <li>
              <div>
                <strong>You pay {formatPaise(price)}</strong>
                <Words>
                  Once it is accepted, here and within a day; by then you see until when. Nothing is charged
                  before.
                </Words>
              </div>
            </li>
          )}
          <li>
            <div>
              <strong>The lesson takes place</strong>
              <Words>
                On <Moment instant={dateTime} />. Once it is {paysHere ? 'paid' : 'accepted'}, the way in is
                on this page
                {role === 'parent' ? `, and on ${student.name}’s` : ''}. You are reminded of it before.
              </Words>
            </div>
          </li>
          <li>
            <div>
              <strong>If something changes</strong>
              <Words>
                Until it is answered you can change its time here, and cancel it at any time before it starts.
                {formPath && (
                  <>
                    {' '}
                    You can also <Link to={formPath}>ask for another lesson</Link>.
                  </>
                )}
              </Words>
            </div>
          </li>
        </Steps>
      </Section>
    </Card>
  );
}

/** @returns the booking form with all but the time filled in; null where this host has none */
const useFormPath = (
  { tutor, student, subject, duration }: BookingDetails,
  role: NextStepsProps['role'],
): string | null => {
  const form = `/student/bookings/:${tutor._id}`;
  const hours: Duration = lessonDurations.find((each) => minutesOf(each) === duration) ?? '1';
  const filledIn = new URLSearchParams({
    duration: hours,
    subject: subject._id,
    ...(role === 'parent' && { child: student._id }),
  });
  return useHasPage(form) ? `${form}?${filledIn}` : null;
};
