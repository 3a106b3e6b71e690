import type { BookingDetails } from '@paadam/shared/contract';
import {
  type Duration,
  formatPaise,
  lessonDurations,
  minutesOf,
  paths,
  type Role,
} from '@paadam/shared/domain';
import { useHasPage } from '@paadam/shared/portal';
import { Link } from '@paadam/shared/router';
import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Card } from '@paadam/shared/ui';
import { Words as Marked } from '@paadam/shared/words';
import { useId } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/booking-screens';
import { answerableUntil } from './answerableUntil';
import { Section } from './bookingView.styles';
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
  const lesson = {
    after: paysHere ? ('paid' as const) : ('accepted' as const),
    when: () => <Moment instant={dateTime} />,
  };
  return (
    <Card>
      <Section aria-labelledby={titleId}>
        <h2 id={titleId}>{words.whatHappensNext()}</h2>
        <Steps>
          <li>
            <div>
              <strong>{words.answers({ name: tutor.name })}</strong>
              <Words>
                <Marked
                  of={words.answerBy}
                  until={() => <Moment instant={new Date(answerableUntil(booking)).toISOString()} />}
                />
              </Words>
            </div>
          </li>
          {paysHere && price > 0 && (
            <li>
              <div>
                <strong>{words.youPay({ price: formatPaise(price) })}</strong>
                <Words>{words.youPayText()}</Words>
              </div>
            </li>
          )}
          <li>
            <div>
              <strong>{words.theLessonTakesPlace()}</strong>
              <Words>
                {role === 'parent' ? (
                  <Marked of={words.lessonOfChild} {...lesson} name={student.name} />
                ) : (
                  <Marked of={words.ownLesson} {...lesson} />
                )}
              </Words>
            </div>
          </li>
          <li>
            <div>
              <strong>{words.ifSomethingChanges()}</strong>
              <Words>
                {words.changeUntilAnswered()}
                {formPath && (
                  <>
                    {' '}
                    <Marked of={words.askForAnother} link={(text) => <Link to={formPath}>{text}</Link>} />
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
  const form = paths.bookingForm(tutor._id);
  const hours: Duration = lessonDurations.find((each) => minutesOf(each) === duration) ?? '1';
  const filledIn = new URLSearchParams({
    duration: hours,
    subject: subject._id,
    ...(role === 'parent' && { child: student._id }),
  });
  return useHasPage(form) ? `${form}?${filledIn}` : null;
};
